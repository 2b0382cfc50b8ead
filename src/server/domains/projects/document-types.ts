import { hasMacros, type OfficeArchive, readOfficeArchive } from './office-archive.ts'

export type DocumentType = { mediaType: string; extension: string }

const OOXML = 'application/vnd.openxmlformats-officedocument'
const ODF = 'application/vnd.oasis.opendocument'

/** Each known by how it begins; office files are archives, known by their parts. */
const PLAIN: (DocumentType & { begins: (bytes: Buffer) => boolean })[] = [
  { mediaType: 'application/pdf', extension: 'pdf', begins: (bytes) => startsWith(bytes, '%PDF-') },
  { mediaType: 'image/png', extension: 'png', begins: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n') },
  { mediaType: 'image/jpeg', extension: 'jpg', begins: (bytes) => startsWith(bytes, '\xff\xd8\xff') },
  {
    mediaType: 'image/webp',
    extension: 'webp',
    begins: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP'),
  },
]

const ARCHIVED: (DocumentType & { isIt: (archive: OfficeArchive) => boolean })[] = [
  ooxml('docx', 'wordprocessingml.document', 'word/document.xml'),
  ooxml('xlsx', 'spreadsheetml.sheet', 'xl/workbook.xml'),
  ooxml('pptx', 'presentationml.presentation', 'ppt/presentation.xml'),
  openDocument('odt', 'text'),
  openDocument('ods', 'spreadsheet'),
  openDocument('odp', 'presentation'),
]

function ooxml(extension: string, kind: string, mainPart: string) {
  const isIt = ({ parts, contentTypes }: OfficeArchive) => contentTypes !== '' && parts.has(mainPart)
  return { mediaType: `${OOXML}.${kind}`, extension, isIt }
}

function openDocument(extension: string, kind: string) {
  const mediaType = `${ODF}.${kind}`
  return { mediaType, extension, isIt: ({ mimetype }: OfficeArchive) => mimetype === mediaType }
}

/** What a file is by its bytes, whatever it is called; undefined for what is not taken. */
export function documentTypeOf(content: Uint8Array): DocumentType | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const found = startsWith(bytes, 'PK\x03\x04') ? officeType(bytes) : PLAIN.find(({ begins }) => begins(bytes))
  return found && { mediaType: found.mediaType, extension: found.extension }
}

/** The last part of the name, without what a file system or a header reads as its own, with the extension of its type. */
export function documentName(given: string, { extension }: DocumentType): string {
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

/** Undefined for a document with macros too. */
function officeType(bytes: Buffer) {
  const archive = readOfficeArchive(bytes)
  if (archive === undefined || hasMacros(archive)) return undefined
  return ARCHIVED.find(({ isIt }) => isIt(archive))
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).toString('latin1') === signature
}
