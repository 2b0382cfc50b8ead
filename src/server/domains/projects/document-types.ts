import { hasMacros, type OfficeArchive, readOfficeArchive } from './office-archive.ts'

export type DocumentType = { mediaType: string; extension: string }

const OOXML = 'application/vnd.openxmlformats-officedocument'
const ODF = 'application/vnd.oasis.opendocument'

/** Identified by their first bytes. Office files are archives, identified by their parts. */
const PLAIN_TYPES: (DocumentType & { hasSignature: (bytes: Buffer) => boolean })[] = [
  { mediaType: 'application/pdf', extension: 'pdf', hasSignature: (bytes) => isPrefixed(bytes, '%PDF-') },
  { mediaType: 'image/png', extension: 'png', hasSignature: (bytes) => isPrefixed(bytes, '\x89PNG\r\n\x1a\n') },
  { mediaType: 'image/jpeg', extension: 'jpg', hasSignature: (bytes) => isPrefixed(bytes, '\xff\xd8\xff') },
  {
    mediaType: 'image/webp',
    extension: 'webp',
    hasSignature: (bytes) => isPrefixed(bytes, 'RIFF') && isPrefixed(bytes.subarray(8), 'WEBP'),
  },
]

const ARCHIVE_TYPES: (DocumentType & { isMatch: (archive: OfficeArchive) => boolean })[] = [
  defineOoxml('docx', 'wordprocessingml.document', 'word/document.xml'),
  defineOoxml('xlsx', 'spreadsheetml.sheet', 'xl/workbook.xml'),
  defineOoxml('pptx', 'presentationml.presentation', 'ppt/presentation.xml'),
  defineOpenDocument('odt', 'text'),
  defineOpenDocument('ods', 'spreadsheet'),
  defineOpenDocument('odp', 'presentation'),
]

function defineOoxml(extension: string, kind: string, mainPart: string) {
  const isMatch = ({ parts, contentTypes }: OfficeArchive) => contentTypes !== '' && parts.has(mainPart)
  return { mediaType: `${OOXML}.${kind}`, extension, isMatch }
}

function defineOpenDocument(extension: string, kind: string) {
  const mediaType = `${ODF}.${kind}`
  return { mediaType, extension, isMatch: ({ mimetype }: OfficeArchive) => mimetype === mediaType }
}

/** Detects the type from the bytes, whatever the name says. Undefined for a type that is not accepted. */
export function detectDocumentType(content: Uint8Array): DocumentType | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const found = isPrefixed(bytes, 'PK\x03\x04')
    ? detectOfficeType(bytes)
    : PLAIN_TYPES.find(({ hasSignature }) => hasSignature(bytes))
  return found && { mediaType: found.mediaType, extension: found.extension }
}

/** The last part of the name, without special characters of file systems or headers, with its type's extension. */
export function cleanDocumentName(given: string, { extension }: DocumentType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{C}"<>:|?*]+/gu, ' ').trim()
  const stem = clean
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 120)
    .trim()
  const isSame = clean.toLowerCase().endsWith(`.${extension}`) || (extension === 'jpg' && /\.jpeg$/i.test(clean))
  const ending = isSame ? clean.slice(clean.lastIndexOf('.') + 1) : extension
  return `${stem || 'document'}.${ending}`
}

/** Undefined for a document with macros, too. */
function detectOfficeType(bytes: Buffer) {
  const archive = readOfficeArchive(bytes)
  if (archive === undefined || hasMacros(archive)) return undefined
  return ARCHIVE_TYPES.find(({ isMatch }) => isMatch(archive))
}

function isPrefixed(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).toString('latin1') === signature
}
