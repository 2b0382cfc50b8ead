import { afterEach, beforeEach, expect, test } from 'vitest'
import { nestFields } from '#contracts/nest-fields.ts'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { openPractice, PRACTICE, publishNow, talkUnder } from '../../../../tests/support/talk.ts'
import { getTalkPage } from '../conversations/index.ts'
import { moveToPortal } from '../organisations/index.ts'
import { getLiveVersion, listVersions, returnToVersion } from '../publishing/index.ts'
import { getOwnDraft, getOwnReceptionist, publishIrishFirst, saveConfiguration, saveGreeting } from './index.ts'

let database: TestDatabase
let council: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  council = await createMember(database, { userType: 'GOVERNMENT' })
})
afterEach(() => database.close())

const job = () => testCtx(database, { kind: 'job', name: 'test' })
const languagesOf = async (member: MemberCtx) => {
  const { configuration } = await getOwnReceptionist(member)
  return { draft: (await getOwnDraft(member)).configuration.languages, live: configuration.languages }
}
const saveLanguages = async (member: MemberCtx, languages: string) => {
  const { revision } = await getOwnDraft(member)
  await saveGreeting(member, nestFields({ version: String(revision), languages, 'greeting.en': '', 'greeting.ga': '' }))
}

test('a public body begins with Irish first, and no form changes that', async () => {
  const before = await languagesOf(council)
  expect(before).toEqual({ draft: ['ga', 'en'], live: ['ga', 'en'] })
  for (const languages of ['en,ga', 'en', 'ga']) {
    const refused = { code: 'invalid_input', fieldErrors: { languages: expect.stringContaining('Irish first') } }
    await expect(saveLanguages(council, languages)).rejects.toMatchObject(refused)
  }
  await saveLanguages(council, 'ga,en')
  await saveConfiguration(council, { ...PRACTICE, languages: ['en'] })
  await publishNow(database, council.actor.organisationId)
  expect(await languagesOf(council)).toEqual(before)
})

test('a business chooses its languages', async () => {
  const { member } = await openPractice(database)
  await saveLanguages(member, 'en')
  expect((await languagesOf(member)).draft).toEqual(['en'])
})

test('callers of a public body are told in Irish first that it is an AI, also when they read English', async () => {
  const { slug } = await getOwnReceptionist(council)
  for (const language of [undefined, 'ga', 'en'] as const) {
    const { opening } = await talkUnder(database, slug, language && { language })
    expect(opening.map((message) => message.language)).toEqual(['ga', 'en'])
    expect(opening[0]?.text).toContain('cúntóir intleachta saorga')
  }
})

test('its page opens in Irish, also in a frame on an English page, and callers can switch to English', async () => {
  const { slug } = await getOwnReceptionist(council)
  const visitor = testCtx(database)
  const read = async (reader: { language: string | null; isSuggested?: boolean }) => {
    const { language, languages, messages } = await getTalkPage(visitor, slug, { held: undefined, ...reader })
    return { language, languages, first: messages[0]?.language }
  }
  const irish = { language: 'ga', languages: ['ga', 'en'], first: 'ga' }
  expect(await read({ language: null })).toEqual(irish)
  expect(await read({ language: 'en', isSuggested: true })).toEqual(irish)
  expect(await read({ language: 'en' })).toEqual({ ...irish, language: 'en' })
})

test('a business that becomes a public body gets a version with Irish first, without what is only in its draft', async () => {
  const { member, organisationId } = await openPractice(database)
  const version = await getLiveVersion(member)
  await saveConfiguration(member, { ...PRACTICE, address: '5 Quay Street' })
  await moveToPortal(asTx(job()), organisationId, 'GOVERNMENT')
  for (let run = 0; run < 2; run++) await publishIrishFirst(job())
  const { configuration, version: live } = await getOwnReceptionist(member)
  expect([live, configuration.address]).toEqual([version + 1, PRACTICE.address])
  expect(await languagesOf(member)).toEqual({ draft: ['ga', 'en'], live: ['ga', 'en'] })
  expect((await getOwnDraft(member)).configuration.address).toBe('5 Quay Street')
  const [newest] = (await listVersions(member, {})).items
  expect(newest).toMatchObject({ number: live, by: null, note: expect.stringContaining('Irish first') })

  await returnToVersion(member, { number: String(version), live: String(live) })
  expect(await languagesOf(member)).toEqual({ draft: ['ga', 'en'], live: ['ga', 'en'] })
})
