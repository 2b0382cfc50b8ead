import type { OutsideResponse } from '../../outside/index.ts'
import { findKind } from '../find-kind.ts'
import type { MaterialKind } from '../material.ts'

const ENDINGS: Record<string, string> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}
const DOCUMENT = /\.(pdf|docx)$/i

export const isDocumentAddress = (address: string): boolean => DOCUMENT.test(new URL(address).pathname)

/**
 * Finds the kind of a server's answer by its type. Undefined for kinds that are not read. Throws MaterialError
 * `not_readable` for a document with other content.
 */
export function findAnswerKind({ url, headers, body }: OutsideResponse): MaterialKind | undefined {
  const type = (headers.get('content-type') ?? 'text/html').split(';')[0]?.trim().toLowerCase() ?? ''
  // Servers that do not know the type of a file call it bytes.
  const ofAddress = type === 'application/octet-stream' ? DOCUMENT.exec(new URL(url).pathname)?.[1] : undefined
  const ending = ENDINGS[type] ?? ofAddress
  if (ending === undefined) return undefined
  const kind = findKind(`a.${ending}`, body)
  const isText = kind === 'html' || kind === 'text'
  return isText && body.subarray(0, 1_024).includes(0) ? undefined : kind
}
