import { afterEach, beforeEach, expect, test } from 'vitest'
import { homeContent } from '#content/en/home.ts'
import { listTexts } from '#contracts/site-content-form.ts'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import {
  discardDraft,
  getDraftedContent,
  getSection,
  getSiteContent,
  getSiteRevision,
  listSections,
  listVersions,
  publishSection,
  restoreVersion,
  saveDraft,
} from './index.ts'

let database: TestDatabase
let aoife: MemberCtx
let brian: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  aoife = await createMember(database, { role: 'ADMIN' })
  brian = await createMember(database, { role: 'ADMIN' })
})
afterEach(() => database.close())

const hero = (title: string) => ({ ...listTexts('hero', homeContent.hero), title })
const save = (ctx: MemberCtx, revision: number, title: string) =>
  saveDraft(ctx, { section: 'hero', revision, texts: hero(title) })
const getVisitorTitle = async () => (await getSiteContent(database)).hero.title
const listAuditLines = async () =>
  (
    await database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_kind', '=', 'content')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('a draft is stored and previewed, and visitors see it only after publishing', async () => {
  await save(aoife, 1, 'Every call, answered')
  expect(await getVisitorTitle()).toBe(homeContent.hero.title)
  expect((await getDraftedContent(aoife)).hero.title).toBe('Every call, answered')
  expect((await listSections(aoife)).filter(({ hasDraft }) => hasDraft)).toEqual([{ section: 'hero', hasDraft: true }])
  const revisionBefore = await getSiteRevision(database)
  const { revision } = await getSection(aoife, 'hero')
  expect(await publishSection(aoife, { section: 'hero', revision })).toEqual({ version: 2 })
  expect(await getVisitorTitle()).toBe('Every call, answered')
  expect(await getSiteRevision(database)).toBe(revisionBefore + 1)
  expect(await getSection(aoife, 'hero')).toMatchObject({
    version: 2,
    draft: undefined,
    published: { at: '2026-11-21T09:30:00.000Z', by: 'Niamh Ní Bhriain' },
  })
  expect(await listAuditLines()).toEqual(['content.drafted', 'content.published'])
})

test('the second of two editors gets a conflict, and the first edit stays', async () => {
  await save(aoife, 1, 'From Aoife')
  await expect(save(brian, 1, 'From Brian')).rejects.toMatchObject({ code: 'conflict' })
  await expect(publishSection(brian, { section: 'hero', revision: 1 })).rejects.toMatchObject({ code: 'conflict' })
  const { revision, draft } = await getSection(brian, 'hero')
  expect(draft?.texts.title).toBe('From Aoife')
  await save(brian, revision, 'From both')
  expect((await getSection(aoife, 'hero')).draft?.texts.title).toBe('From both')
})

test('parallel saves leave one draft, and all others get a conflict', async () => {
  const again = Array.from({ length: 8 }, (_, index) => ({ ...aoife, db: database.connectAgain().db, index }))
  const results = await Promise.allSettled(again.map((ctx) => save(ctx as MemberCtx, 1, `Number ${ctx.index}`)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await getSection(aoife, 'hero')).revision).toBe(2)
})

test('a discarded draft leaves the page and the history as they were', async () => {
  await save(aoife, 1, 'Not this')
  await discardDraft(aoife, { section: 'hero', revision: 2 })
  expect(await getSection(aoife, 'hero')).toMatchObject({ version: 1, draft: undefined })
  // A draft that another editor has open does not overwrite it.
  await expect(save(brian, 2, 'Late')).rejects.toMatchObject({ code: 'conflict' })
})

test('writing the published text again leaves no draft', async () => {
  await save(aoife, 1, 'Not this')
  await save(aoife, 2, homeContent.hero.title)
  expect((await getSection(aoife, 'hero')).draft).toBeUndefined()
  await expect(publishSection(aoife, { section: 'hero', revision: 3 })).rejects.toMatchObject({
    message: 'There is nothing new to publish.',
  })
})

test('the history shows who changed which words, and any version can become the draft again', async () => {
  await publishSection(aoife, { section: 'hero', revision: 1, texts: hero('Every call taken.') })
  await publishSection(brian, { section: 'hero', revision: 2, texts: hero('Every message taken.') })
  const { versions } = await listVersions(aoife, { section: 'hero' })
  expect(versions.map(({ version, by }) => [version, by])).toEqual([
    [3, 'Niamh Ní Bhriain'],
    [2, 'Niamh Ní Bhriain'],
    [1, null],
  ])
  expect(versions[0]?.differences).toEqual([
    {
      name: 'title',
      pieces: [
        { kind: 'same', text: 'Every ' },
        { kind: 'removed', text: 'call' },
        { kind: 'added', text: 'message' },
        { kind: 'same', text: ' taken.' },
      ],
    },
  ])
  await restoreVersion(aoife, { section: 'hero', version: 1, revision: 3 })
  expect(await getVisitorTitle()).toBe('Every message taken.')
  await publishSection(aoife, { section: 'hero', revision: 4 })
  expect(await getVisitorTitle()).toBe(homeContent.hero.title)
  await expect(restoreVersion(aoife, { section: 'hero', version: 9, revision: 5 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('too long texts are refused, and nothing is stored', async () => {
  await expect(save(aoife, 1, 'x'.repeat(61))).rejects.toMatchObject({
    code: 'invalid_input',
    fieldErrors: { title: 'The page has room for 60 characters here, and this has 61.' },
  })
  expect((await getSection(aoife, 'hero')).revision).toBe(1)
})

test('only administrators edit content', async () => {
  const member = await createMember(database)
  const edit = { section: 'hero' as const, revision: 1 }
  for (const attempt of [
    () => getDraftedContent(member),
    () => getSection(member, 'hero'),
    () => listSections(member),
    () => listVersions(member, edit),
    () => save(member, 1, 'x'),
    () => publishSection(member, { ...edit, texts: hero('x') }),
    () => discardDraft(member, edit),
    () => restoreVersion(member, { ...edit, version: 1 }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('an erased account leaves the name of the publisher empty', async () => {
  await publishSection(aoife, { section: 'hero', revision: 1, texts: hero('Short.') })
  await database.db.deleteFrom('users').where('id', '=', aoife.actor.userId).execute()
  expect((await getSection(brian, 'hero')).published.by).toBeNull()
})
