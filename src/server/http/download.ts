import type { Context } from 'hono'
import type { HttpEnv } from './env.ts'

/** Hands over a file to be saved under a name. Never shown in the browser, whatever it holds. */
export function download(c: Context<HttpEnv>, name: string, mediaType: string, content: Uint8Array | string): Response {
  c.header('Content-Disposition', attachmentNamed(name))
  const body = typeof content === 'string' ? content : new Uint8Array(content)
  return c.body(body, 200, { 'Content-Type': mediaType })
}

/** RFC 6266: the plain name for old browsers, the one with its accents for all others. */
function attachmentNamed(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
