import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { OutsideError } from './outside-error.ts'

const DECODERS = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress }

/** Reads a body. Throws OutsideError `too_large` when it exceeds `maxBytes`, compressed or not. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new OutsideError('too_large')
  let received = 0
  response.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > maxBytes) response.destroy(new OutsideError('too_large'))
  })
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of decode(response) as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > maxBytes) throw new OutsideError('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function decode(response: IncomingMessage): Readable {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (coding === 'identity' || coding === '') return response
  if (!Object.hasOwn(DECODERS, coding)) throw new OutsideError('bad_answer')
  const decoder = DECODERS[coding as keyof typeof DECODERS]()
  response.on('error', (error) => decoder.destroy(error))
  return response.pipe(decoder)
}
