import type { IncomingMessage } from 'node:http'

/** A body must bring `bytes` in every `everyMs`, or be complete. */
export type BodyPace = { everyMs: number; bytes: number }

/**
 * Ends a request whose body comes too slowly with 408. Node's own limit is for a whole request, so it would measure the
 * size of a file and not the patience of its sender.
 */
export function watchBody(request: IncomingMessage, { everyMs, bytes }: BodyPace): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (length === '0' && encoding === undefined) return
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const isWaitingForUs = request.readableFlowing === null || request.readableLength > 0
    const arrived = socket.bytesRead - before
    before = socket.bytesRead
    if (isWaitingForUs || arrived >= bytes) return
    stop()
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => request.destroy())
  }, everyMs)
  const stop = () => clearInterval(timer)
  request.once('end', stop).once('close', stop)
}
