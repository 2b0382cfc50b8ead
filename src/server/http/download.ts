import { ReadableStream, TextEncoderStream } from 'node:stream/web'
import { stripMarks } from '#contracts/words/strip-marks.ts'

const MEDIA_TYPES = new Map(
  Object.entries({
    csv: 'text/csv; charset=utf-8',
    html: 'text/html; charset=utf-8',
    ics: 'text/calendar; charset=utf-8',
    json: 'application/json; charset=utf-8',
    pdf: 'application/pdf',
    txt: 'text/plain; charset=utf-8',
  }),
)

type Content = string | Uint8Array | AsyncIterable<string>

/**
 * Responds with a file that the browser saves and never displays, and that nobody caches. The extension of the name decides
 * the media type. An async iterable is streamed, so that its length needs no memory.
 */
export function download(name: string, content: Content, mediaType = findMediaType(name)): Response {
  return new Response(toBody(content), {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': attachmentDisposition(name),
      'Cache-Control': 'no-store',
    },
  })
}

function findMediaType(name: string): string {
  return MEDIA_TYPES.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
}

function toBody(content: Content): BodyInit {
  if (typeof content === 'string') return content
  if (content instanceof Uint8Array) return new Uint8Array(content)
  return ReadableStream.from(content).pipeThrough(new TextEncoderStream()) as BodyInit
}

/** RFC 6266: `filename` in ASCII for old browsers, and `filename*` when the name has other characters. */
function attachmentDisposition(name: string): string {
  const plain = stripMarks(name).replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  if (plain === name) return `attachment; filename="${name}"`
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
