### Boards with pieces: what stands beside them.

pieces-captured = Captured:
pieces-captured_none = nothing yet
pieces-captured_count = { $piece }: { $count }
