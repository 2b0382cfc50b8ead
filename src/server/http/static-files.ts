import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const A_YEAR = 31_536_000

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The browser's files, with the brotli and gzip copies that the build made; everything else goes on to `next`. The
 * list is read once at the start: what is not in it (dot-files, anything outside the folder) does not exist.
 */
export function staticFiles(folder: string, next: Listener): Listener {
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true, dotfiles: false, extensions: [], setHeaders })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(request, response)
    serve(request, response, () => next(request, response))
  }
}

function setHeaders(response: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith('/assets/')
  response.setHeader('Cache-Control', isHashed ? `public, max-age=${A_YEAR}, immutable` : 'public, max-age=3600')
}
