import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { accepts } from './accept-encoding.ts'
import { parseRange } from './byte-range.ts'
import { doorOfTarget } from './doors.ts'

const TYPES: Record<string, string> = {
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
/** One file of the browser: as it is, and compressed where the build made that. */
type StaticFile = { plain: Copy; compressed: Copy[]; type: string; cacheControl: string | undefined }

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The browser's files, with the brotli and gzip copies that the build made; everything else goes on to `next`. The
 * list is read once at the start: what is not in it (dot-files, anything outside the folder) does not exist.
 */
export function staticFiles(folder: string, next: Listener): Listener {
  const files = listFiles(folder)
  return (request, response) => {
    const file = files.get(request.url?.split('?', 1)[0] ?? '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (file === undefined || !isRead) return next(request, response)
    void send(request, response, file, next)
  }
}

async function send(request: IncomingMessage, response: ServerResponse, file: StaticFile, next: Listener) {
  const { headers } = request
  // Part of a compressed copy is of no use to anybody, so a range is always one of the plain file.
  const wanted = headers.range === undefined ? bestCopy(file, headers['accept-encoding']) : file.plain
  const handle = await open(wanted.place).catch(() => undefined)
  if (handle === undefined) return next(request, response)
  try {
    const isFresh = headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === wanted.etag)
    const mayResume = headers['if-range'] === undefined || headers['if-range'] === wanted.etag
    const range = mayResume ? parseRange(headers.range, wanted.size) : undefined
    setFileHeaders(response, file, wanted)
    if (isFresh) response.writeHead(304).end()
    else if (range === 'unsatisfiable') response.writeHead(416, { 'Content-Range': `bytes */${wanted.size}` }).end()
    else {
      const { start, end } = range ?? { start: 0, end: wanted.size - 1 }
      if (range !== undefined) response.setHeader('Content-Range', `bytes ${start}-${end}/${wanted.size}`)
      response.writeHead(range === undefined ? 200 : 206, {
        'Content-Type': file.type,
        'Content-Length': end - start + 1,
      })
      if (request.method === 'HEAD' || wanted.size === 0) response.end()
      else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
    }
  } catch {
    // The browser went away or the file became shorter; nothing can be said to anybody any more.
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

function bestCopy(file: StaticFile, accepted: string | undefined): Copy {
  return file.compressed.find(({ encoding }) => accepts(accepted, encoding ?? '')) ?? file.plain
}

function listFiles(folder: string): Map<string, StaticFile> {
  const places = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const known = new Set(places)
  const files = new Map<string, StaticFile>()
  for (const place of places) {
    const name = `/${path.relative(folder, place).split(path.sep).join('/')}`
    const isCompressed = /\.(br|gz)$/.test(name) && known.has(place.replace(/\.(br|gz)$/, ''))
    if (isCompressed || name.includes('/.')) continue
    const copies = (
      [
        ['.br', 'br'],
        ['.gz', 'gzip'],
      ] as const
    ).filter(([extension]) => known.has(place + extension))
    files.set(name, {
      plain: copyAt(place),
      compressed: copies.map(([extension, encoding]) => ({ ...copyAt(place + extension), encoding })),
      type: TYPES[path.extname(place)] ?? 'application/octet-stream',
      cacheControl: doorOfTarget(name).cacheControl,
    })
  }
  return files
}

function copyAt(place: string): Copy {
  const content = readFileSync(place)
  return {
    place,
    size: content.length,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  }
}
