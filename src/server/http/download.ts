import { ReadableStream, TextEncoderStream } from 'node:stream/web'

/** The media types of what is handed over, text in UTF-8. */
export const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
}

type Content = string | Uint8Array | AsyncIterable<string>

/**
 * Hands over a file to be saved under a name; never shown in the browser, whatever it holds. Pieces of text are sent
 * while they are made, so that their number costs no memory.
 */
export function download(name: string, mediaType: string, content: Content): Response {
  return new Response(bodyOf(content), {
    headers: { 'Content-Type': mediaType, 'Content-Disposition': attachmentNamed(name) },
  })
}

function bodyOf(content: Content): BodyInit {
  if (typeof content === 'string') return content
  if (content instanceof Uint8Array) return new Uint8Array(content)
  return ReadableStream.from(content).pipeThrough(new TextEncoderStream()) as BodyInit
}

/** RFC 6266: where they differ, the plain name for old browsers and the one with its accents for all others. */
function attachmentNamed(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  if (plain === name) return `attachment; filename="${name}"`
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
