import type { IncomingMessage } from 'node:http'

/** A body must deliver `bytes` in every `everyMs`, or be complete. */
export type BodyPace = { everyMs: number; bytes: number }

/** Ends a slow body with 408. Node's own limit covers a whole request and would refuse large files. */
export function enforceBodyPace(request: IncomingMessage, paceOf: (request: IncomingMessage) => BodyPace): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  if (length === '0' && encoding === undefined) return
  const { everyMs, bytes } = paceOf(request)
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
