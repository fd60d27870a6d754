### Boards with pieces: what stands beside them.

pieces-captured = Captured
pieces-captured_none = No piece yet
pieces-captured_count = { $piece }: { $count }
