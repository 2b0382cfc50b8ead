export type DocumentType = { mediaType: string; extension: string }

const OOXML = 'application/vnd.openxmlformats-officedocument'
const ODF = 'application/vnd.oasis.opendocument'

/** Each known by how it begins; office files are archives, known by what is in them. Nothing is ever unpacked. */
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

const ARCHIVED: (DocumentType & { holds: string })[] = [
  { mediaType: `${OOXML}.wordprocessingml.document`, extension: 'docx', holds: 'word/document.xml' },
  { mediaType: `${OOXML}.spreadsheetml.sheet`, extension: 'xlsx', holds: 'xl/workbook.xml' },
  { mediaType: `${OOXML}.presentationml.presentation`, extension: 'pptx', holds: 'ppt/presentation.xml' },
  { mediaType: `${ODF}.text`, extension: 'odt', holds: `mimetype${ODF}.text` },
  { mediaType: `${ODF}.spreadsheet`, extension: 'ods', holds: `mimetype${ODF}.spreadsheet` },
  { mediaType: `${ODF}.presentation`, extension: 'odp', holds: `mimetype${ODF}.presentation` },
]

/** What a file is by its bytes, whatever it is called; undefined for what is not taken. */
export function documentTypeOf(content: Uint8Array): DocumentType | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const found = startsWith(bytes, 'PK\x03\x04')
    ? ARCHIVED.find(({ holds }) => !hasMacros(bytes) && bytes.includes(holds))
    : PLAIN.find(({ begins }) => begins(bytes))
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

/** A document with programs in it is not taken: whoever opens it cannot see what they do. */
function hasMacros(bytes: Buffer): boolean {
  return bytes.includes('vbaProject.bin')
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).toString('latin1') === signature
}
