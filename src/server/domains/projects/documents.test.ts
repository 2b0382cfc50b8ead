import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { projectForm } from '../../../../tests/support/projects.ts'
import { cleanDocumentName, detectDocumentType } from './document-types.ts'
import { addDocument, createProject, getDocument, listDocuments, removeDocument } from './index.ts'

let database: TestDatabase
let ctx: MemberCtx
let projectId: string
beforeEach(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database, { userType: 'GOVERNMENT' })
  projectId = await createProject(ctx, projectForm())
})
afterEach(() => database.close())

const bytes = (text: string) => Buffer.from(text, 'latin1')
/** An office file with these parts. */
const buildArchive = (parts: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
const TYPES = '<Types><Default Extension="xml" ContentType="application/xml"/></Types>'
const docx = (more: Record<string, string> = {}) =>
  buildArchive({ '[Content_Types].xml': TYPES, 'word/document.xml': '<w:document/>', ...more })
const odt = (more: Record<string, string> = {}) =>
  buildArchive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<office:document-content/>',
    ...more,
  })
const detectType = (type: string) =>
  TYPES.replace('</Types>', `<Override PartName="/word/x.bin" ContentType="${type}"/></Types>`)

const PDF = bytes('%PDF-1.7\n%âãÏÓ\0\xff end')

test('a file comes back unchanged, under a clean name', async () => {
  await addDocument(ctx, projectId, { name: '../../etc/Tuarascáil <b>.html', data: PDF })
  const [document] = await listDocuments(ctx, projectId)
  expect(document).toMatchObject({ name: 'Tuarascáil  b.pdf', sizeBytes: PDF.length, by: 'Niamh Ní Bhriain' })
  const kept = await getDocument(ctx, projectId, document?.id ?? '')
  expect(kept.mediaType).toBe('application/pdf')
  expect(Buffer.compare(Buffer.from(kept.data), PDF)).toBe(0)
})

test.each([
  ['nothing', bytes(''), 'This file is empty.'],
  [
    'a script as a picture',
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'Please choose',
  ],
  ['a page', bytes('<!doctype html><script>alert(1)</script>'), 'Please choose'],
  ['a page that turns into a PDF', bytes(`<html>${' '.repeat(8)}%PDF-1.7`), 'Please choose'],
  ['any archive', bytes('PK\x03\x04....bomb.txt'), 'Please choose'],
  ['a document with macros', docx({ 'word/vbaProject.bin': 'Sub' }), 'Please choose'],
  [
    'a document whose macros have another name',
    docx({ '[Content_Types].xml': detectType('application/vnd.ms-office.vbaProject'), 'word/x.bin': 'Sub' }),
    'Please choose',
  ],
  [
    'a document whose macros are written in entities',
    docx({ '[Content_Types].xml': detectType('application/vnd.ms-office.vb&#x61;Project') }),
    'Please choose',
  ],
  [
    'a document of the kind with macros',
    docx({ '[Content_Types].xml': detectType('application/vnd.ms-word.document.macroEnabled.main+xml') }),
    'Please choose',
  ],
  [
    'a workbook with macro sheets',
    buildArchive({ '[Content_Types].xml': TYPES, 'xl/workbook.xml': '', 'xl/macrosheets/sheet1.xml': '' }),
    'Please choose',
  ],
  [
    'a document whose list of types is in another encoding',
    buildArchive({ '[Content_Types].xml': `\0${TYPES}`, 'word/document.xml': '' }),
    'Please choose',
  ],
  [
    'a document with two lists of types',
    docx({ '[CONTENT_TYPES].xml': detectType('application/vnd.ms-office.vbaProject') }),
    'Please choose',
  ],
  ['an OpenDocument with Basic', odt({ 'Basic/Standard/Module1.xml': 'Sub' }), 'Please choose'],
  ['an OpenDocument with Python', odt({ 'Scripts/python/a.py': 'import os' }), 'Please choose'],
  ['an archive with a cut-off end', docx().subarray(0, -20), 'Please choose'],
  ['an office file by its words alone', bytes('PK\x03\x04 word/document.xml'), 'Please choose'],
  ['a program', bytes('MZ\x90\0'), 'Please choose'],
  ['more than 5 MB', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 'This file is larger than 5 MB.'],
])('%s is refused', async (_, data, message) => {
  await expect(addDocument(ctx, projectId, { name: 'a.pdf', data })).rejects.toMatchObject({
    code: 'invalid_input',
    fieldErrors: { file: expect.stringContaining(message) },
  })
  expect(await listDocuments(ctx, projectId)).toEqual([])
})

test('the content of a file decides its type', () => {
  const ooxml = (part: string) => buildArchive({ '[Content_Types].xml': TYPES, [part]: '' })
  const samples: [Buffer, string][] = [
    [bytes('\x89PNG\r\n\x1a\n'), 'png'],
    [bytes('\xff\xd8\xff\xe0'), 'jpg'],
    [bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), 'webp'],
    [docx(), 'docx'],
    [ooxml('xl/workbook.xml'), 'xlsx'],
    [ooxml('ppt/presentation.xml'), 'pptx'],
    [odt(), 'odt'],
  ]
  for (const [content, extension] of samples) expect(detectDocumentType(content)?.extension).toBe(extension)
})

test('names lose folders, control characters and leading dots', () => {
  const pdf = { mediaType: 'application/pdf', extension: 'pdf' }
  const names = {
    'C:\\tmp\\a.PDF': 'a.PDF',
    'a\r\nb.pdf': 'a b.pdf',
    '..': 'document.pdf',
    '.htaccess': 'document.pdf',
    '': 'document.pdf',
  }
  for (const [given, kept] of Object.entries(names))
    expect([given, cleanDocumentName(given, pdf)]).toEqual([given, kept])
  expect(cleanDocumentName('photo.jpeg', { mediaType: 'image/jpeg', extension: 'jpg' })).toBe('photo.jpeg')
})

test('a document of another organisation or project is not found', async () => {
  await addDocument(ctx, projectId, { name: 'a.pdf', data: PDF })
  const [document] = await listDocuments(ctx, projectId)
  const id = document?.id ?? ''
  const stranger = await createMember(database, { userType: 'GOVERNMENT' })
  await expect(getDocument(stranger, projectId, id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(removeDocument(stranger, projectId, id)).rejects.toMatchObject({ code: 'not_found' })
  const other = await createProject(ctx, projectForm())
  await expect(getDocument(ctx, other, id)).rejects.toMatchObject({ code: 'not_found' })
  await removeDocument(ctx, projectId, id)
  await expect(getDocument(ctx, projectId, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await database.db.selectFrom('project_document_contents').selectAll().execute()).toEqual([])
})
