import { MaterialError, type MaterialKind } from './material.ts'

const startsWith = (bytes: Uint8Array, text: string) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes(text)

/** Finds the kind of a file by its name and its first bytes. Throws MaterialError if they disagree. */
export function findKind(name: string, bytes: Uint8Array): MaterialKind {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (extension === 'pdf' && startsWith(bytes, '%PDF-')) return 'pdf'
  if (extension === 'docx' && bytes[0] === 0x50 && bytes[1] === 0x4b) return 'docx'
  if (['pdf', 'docx'].includes(extension)) throw new MaterialError('not_readable')
  if (['html', 'htm', 'xhtml'].includes(extension)) return 'html'
  if (['txt', 'md', 'text'].includes(extension)) return 'text'
  throw new MaterialError('wrong_type')
}
