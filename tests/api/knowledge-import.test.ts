import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_IMPORT_LINES } from '#contracts/receptionist/knowledge.ts'
import {
  countEntries,
  deleteLeftovers,
  exportEntries,
  getEntry,
  importEntries,
  listEntries,
  previewImport,
  proposeImport,
  saveEntry,
} from '#server/domains/knowledge/index.ts'
import { openTestDatabase, type TestDatabase, testClock, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { openPractice, startTalk, WEDNESDAY } from '../support/talk.ts'

let clock = testClock(WEDNESDAY)
let database: TestDatabase
let member: MemberCtx
let slug: string
beforeEach(async () => {
  clock = testClock(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ member, slug } = await openPractice(database))
})
afterEach(() => database.close())

const propose = (csv: string, ctx = member) =>
  proposeImport(ctx, { name: 'answers.csv', data: new TextEncoder().encode(csv) })
const importText = async (csv: string, ctx = member) => importEntries(ctx, await propose(csv, ctx))
const exportText = (ctx = member) => text(exportEntries(ctx))
const refusalOf = (csv: string) => importText(csv).then(String, ({ fieldErrors }) => fieldErrors)

const DAY = 86_400_000
const HEAD = 'question_en,answer_en,question_ga,answer_ga\r\n'

test('an export imports again without a change, whatever its texts begin with', async () => {
  const answers = ['=1+1', "'=1+1", '-5, "or" more', '@home\nand @work', '＝x', '<script>alert(1)</script>']
  for (const [index, answerEn] of answers.entries()) {
    await saveEntry(member, { questionEn: `=Question ${index}?`, answerEn, topic: '+353' })
  }
  const file = await exportText()
  expect(file).toMatch(/^\uFEFFtopic,question_en,/)
  expect(file).not.toMatch(/(^|,)"?[=+@]/m)
  const { all } = await countEntries(member)
  expect(await importText(file)).toEqual({ added: 0, changed: 0, same: all })
  expect(await exportText()).toBe(file)
})

test('a line of an export changes its answer, unless a colleague changed it meanwhile', async () => {
  const id = await saveEntry(member, { questionEn: 'Is there a sauna?', answerEn: 'There is.' })
  const file = (await exportText()).replace('There is.', 'There is a new one.')
  expect(await importText(file)).toMatchObject({ added: 0, changed: 1 })
  expect(await getEntry(member, id)).toMatchObject({ answerEn: 'There is a new one.', version: 2 })
  const talk = await startTalk(database, slug)
  expect((await talk.say('Is there a sauna?')).text).toContain('There is a new one.')
  await saveEntry(member, { questionEn: 'Is there a sauna?', answerEn: 'Closed.' }, { known: { id, version: 2 } })
  const late = (await exportText()).replace('Closed.', 'Open.').replace(`${id},3`, `${id},2`)
  expect(Object.values(await refusalOf(late))[1]).toMatch(/changed here after the export/)
  expect(await getEntry(member, id)).toMatchObject({ answerEn: 'Closed.' })
})

test('an export of another organisation is added as new answers, and changes none of theirs', async () => {
  const other = (await openPractice(database)).member
  const id = await saveEntry(other, { questionEn: 'Is there a sauna?', answerEn: 'There is.' })
  const [head = '', ...lines] = (await exportText(other)).trim().split('\r\n')
  const line = lines.find((one) => one.includes(id)) ?? ''
  expect(await importText([head, line.replace('There is.', 'Mine.')].join('\r\n'))).toMatchObject({ added: 1 })
  expect(await getEntry(other, id)).toMatchObject({ answerEn: 'There is.' })
  const { items } = await listEntries(member, { q: 'sauna', find: 'words' })
  expect(items).toMatchObject([{ answerEn: 'Mine.', source: 'import', isChecked: true }])
  expect(items[0]?.id).not.toBe(id)
})

test('semicolons, quoted line breaks and fadas are read, and a second import changes nothing', async () => {
  const csv = '\uFEFFceist;Question_EN;answer_en;checked\n1;Sauna?;"Tá, agus\nfáilte";no\n'
  expect(await importText(csv)).toEqual({ added: 1, changed: 0, same: 0 })
  expect(await importText(csv)).toEqual({ added: 0, changed: 0, same: 1 })
  const { items } = await listEntries(member, { q: 'failte', find: 'words' })
  expect(items).toMatchObject([{ topic: 'Sauna?', answerEn: 'Tá, agus\nfáilte', isChecked: false }])
})

test('one wrong line stops the import, and each is named with its reason', async () => {
  const { all } = await countEntries(member)
  const lines = [
    'Sauna?,Yes.,,',
    'Pool?,,,',
    ',No question,,',
    'sauna,Twice.,,',
    `Long?,${'x'.repeat(2_001)},,`,
    'How do I make a complaint?,Never.,,',
  ]
  expect(await refusalOf(HEAD + lines.join('\r\n'))).toEqual({
    file: '5 lines need a change. Nothing was imported yet.',
    'line.3': 'answer_en: Please write the answer in English too, or empty the question',
    'line.4': 'question_en: Please write the question in English too',
    'line.5': 'Line 2 asks the same',
    'line.6': 'answer_en: Please keep this under 2,000 characters. It has 2,001.',
    'line.7': 'Another answer has this question already. To change that one, edit its line in an export.',
  })
  expect((await countEntries(member)).all).toBe(all)
})

test.each([
  ['nothing', '', /choose a file/],
  ['names of columns alone', HEAD, /no lines below/],
  ['other columns', 'name,price\nTea,2', /must name the columns/],
  ['half a pair', 'question_en,answer_ga\na,b', /must name the columns/],
  ['too many lines', HEAD + 'a,b,,\n'.repeat(MAX_IMPORT_LINES + 1), /at most 2,000 lines/],
])('a file with %s is refused', async (_, csv, message) => {
  expect((await refusalOf(csv)).file).toMatch(message)
})

test('a file that is not in UTF-8 is refused, as its fadas would be lost', async () => {
  for (const bytes of [
    [...new TextEncoder().encode(HEAD), 0x43, 0xe9, 0x2c, 0x54],
    [0xff, 0xfe, 0x71, 0x00],
  ]) {
    await expect(proposeImport(member, { name: 'x.csv', data: new Uint8Array(bytes) })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  }
})

test('a viewer exports and does not import', async () => {
  const viewer = await createMember(database, { colleagueOf: member, organisationRole: 'viewer' })
  expect(await exportText(viewer)).toBe(await exportText())
  await expect(importText(HEAD, viewer)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a preview says what each line does and changes nothing, and a file is imported once', async () => {
  const known = await saveEntry(member, { questionEn: 'Sauna?', answerEn: 'Yes.', topic: 'Sauna' })
  const before = await exportText()
  const columns = `topic,${HEAD.trim()},id,version\r\n`
  const id = await propose(`${columns}Sauna,Sauna?,From May.,,,${known},1\r\n,,,Linn?,Níl.,,\r\n`)
  expect(await previewImport(member, id)).toMatchObject({
    fileName: 'answers.csv',
    added: 1,
    changed: 1,
    same: 0,
    addedLines: [{ line: 3, question: 'Linn?', language: 'ga' }],
    changedLines: [
      { line: 2, question: 'Sauna?', changes: [{ column: 'answer_en', before: 'Yes.', after: 'From May.' }] },
    ],
    wrongLines: [],
  })
  expect(await exportText()).toBe(before)
  const colleague = await createMember(database, { colleagueOf: member, organisationRole: 'manager' })
  await expect(previewImport(colleague, id)).rejects.toMatchObject({ code: 'not_found' })
  const both = await Promise.allSettled([importEntries(member, id), importEntries(member, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await getEntry(member, known)).toMatchObject({ answerEn: 'From May.', version: 2 })
  await expect(previewImport(member, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('what a colleague changes before the confirmation is named, and the file is still there', async () => {
  const known = await saveEntry(member, { questionEn: 'Sauna?', answerEn: 'Yes.', topic: 'Sauna' })
  const id = await propose(`topic,${HEAD.trim()},id,version\r\nSauna,Sauna?,From May.,,,${known},1\r\n`)
  await saveEntry(member, { questionEn: 'Sauna?', answerEn: 'No.' }, { known: { id: known, version: 1 } })
  await expect(importEntries(member, id)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await previewImport(member, id)).toMatchObject({ changed: 0, wrongLines: [{ line: 2 }] })
  clock.advance(DAY)
  await expect(previewImport(member, id)).rejects.toMatchObject({ code: 'not_found' })
  await deleteLeftovers(testCtx(database, { kind: 'job', name: 'delete-what-is-due' }))
  expect(await database.db.selectFrom('knowledge_imports').selectAll().execute()).toEqual([])
})
