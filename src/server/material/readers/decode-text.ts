import { MaterialError } from '../material.ts'

const CHARSET = /charset\s*=\s*["']?\s*([\w-]{2,30})/i

/**
 * Decodes a file by the charset in its header or its first lines, else as UTF-8, else as Windows-1252. Throws
 * MaterialError `not_readable` for a file without text.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024))
  const named = CHARSET.exec(contentType)?.[1] ?? (start.includes('<') ? CHARSET.exec(start)?.[1] : undefined)
  const text =
    decodeAs(bytes, named ?? startingMark(bytes)) ?? decodeAs(bytes, 'utf-8') ?? decodeAs(bytes, 'windows-1252')
  if (text === undefined || text.includes('\0')) throw new MaterialError('not_readable')
  return text
}

function decodeAs(bytes: Uint8Array, charset: string | undefined): string | undefined {
  if (charset === undefined) return undefined
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // An unknown name, or other bytes than it has.
    return undefined
  }
}

function startingMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
