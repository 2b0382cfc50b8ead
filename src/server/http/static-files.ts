import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { acceptsEncoding } from './accept-encoding.ts'
import { parseRange } from './byte-range.ts'
import { findDoorOfTarget } from './doors.ts'

const MEDIA_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

type Copy = { place: string; size: number; etag: string; encoding?: 'br' | 'gzip' }
/** A file of the client build, with its compressed copies. */
type StaticFile = { plain: Copy; compressed: Copy[]; type: string; cacheControl: string | undefined }

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves the files of the client build and their brotli and gzip copies. Everything else goes to `next`. The list of
 * files is read once, so dot-files and paths outside the folder do not exist. A file is read and hashed at its first
 * request, because reading all of them was a tenth of the time of a start.
 */
export function serveStaticFiles(folder: string, next: Listener): Listener {
  const places = listFiles(folder)
  const files = new Map<string, StaticFile>()
  const find = (name: string) => {
    const place = places.get(name)
    if (place === undefined) return undefined
    const file = files.get(name) ?? readIfExists(name, place)
    if (file !== undefined) files.set(name, file)
    return file
  }
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? find(request.url?.split('?', 1)[0] ?? '') : undefined
    if (file === undefined) return next(request, response)
    void send(request, response, file, next)
  }
}

async function send(request: IncomingMessage, response: ServerResponse, file: StaticFile, next: Listener) {
  const { headers } = request
  // A range is served from the plain file, because a part of a compressed copy cannot be decompressed.
  const copy = headers.range === undefined ? chooseCopy(file, headers['accept-encoding']) : file.plain
  const handle = await open(copy.place).catch(() => undefined)
  if (handle === undefined) return next(request, response)
  try {
    const isFresh = headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === copy.etag)
    const mayResume = headers['if-range'] === undefined || headers['if-range'] === copy.etag
    const range = mayResume ? parseRange(headers.range, copy.size) : undefined
    setFileHeaders(response, file, copy)
    if (isFresh) response.writeHead(304).end()
    else if (range === 'unsatisfiable') response.writeHead(416, { 'Content-Range': `bytes */${copy.size}` }).end()
    else {
      const { start, end } = range ?? { start: 0, end: copy.size - 1 }
      if (range !== undefined) response.setHeader('Content-Range', `bytes ${start}-${end}/${copy.size}`)
      response.writeHead(range === undefined ? 200 : 206, {
        'Content-Type': file.type,
        'Content-Length': end - start + 1,
      })
      if (request.method === 'HEAD' || copy.size === 0) response.end()
      else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
    }
  } catch {
    // The client disconnected or the file became shorter. The headers are sent, so no error response is possible.
    response.destroy()
  } finally {
    await handle.close()
  }
}

function setFileHeaders(response: ServerResponse, file: StaticFile, copy: Copy): void {
  if (file.cacheControl !== undefined) response.setHeader('Cache-Control', file.cacheControl)
  response.setHeader('ETag', copy.etag)
  response.setHeader('Accept-Ranges', 'bytes')
  if (file.compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (copy.encoding !== undefined) response.setHeader('Content-Encoding', copy.encoding)
}

function chooseCopy(file: StaticFile, accepted: string | undefined): Copy {
  return file.compressed.find(({ encoding }) => acceptsEncoding(accepted, encoding ?? '')) ?? file.plain
}

/** The files that may be asked for: name in the address and place on the disk. */
function listFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  const root = path.resolve(folder)
  const places = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const known = new Set(places)
  for (const place of places) {
    const name = place.slice(root.length).replaceAll(path.sep, '/')
    const isCompressed = known.has(place.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(place)
    if (!isCompressed && !name.includes('/.')) files.set(name, place)
  }
  return files
}

function readIfExists(name: string, place: string): StaticFile | undefined {
  try {
    return readFile(name, place)
  } catch {
    return undefined
  }
}

function readFile(name: string, place: string): StaticFile {
  const copies = (
    [
      ['.br', 'br'],
      ['.gz', 'gzip'],
    ] as const
  ).filter(([extension]) => existsSync(place + extension))
  return {
    plain: readCopy(place),
    compressed: copies.map(([extension, encoding]) => ({ ...readCopy(place + extension), encoding })),
    type: MEDIA_TYPES[path.extname(place)] ?? 'application/octet-stream',
    cacheControl: findDoorOfTarget(name).cacheControl,
  }
}

function readCopy(place: string): Copy {
  const content = readFileSync(place)
  return {
    place,
    size: content.length,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  }
}
