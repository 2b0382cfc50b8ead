import type { Socket } from 'node:net'

const SLICE_BYTES = 2_048

/**
 * Passes received data to Node's parser in small slices, so that parsing stops when the connection is destroyed. Node
 * reads 64 KB at once and would parse all of it first, up to a thousand small requests.
 */
export function parseInSlices(socket: Socket): void {
  const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[]
  if (parse === undefined) throw new Error('Node no longer parses requests in a data listener.')
  socket.off('data', parse)
  socket.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length && !socket.destroyed; start += SLICE_BYTES) {
      parse.call(socket, chunk.subarray(start, start + SLICE_BYTES))
    }
  })
}
