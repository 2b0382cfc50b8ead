import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SettingsTexts } from '#contracts/settings-form.ts'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { getSiteRevision } from '../content/index.ts'
import { deleteExpiredSessions } from '../identity/index.ts'
import { getCompany, getPublicCompany, getSecuritySettings, getSettings } from '../settings/index.ts'
import { getSettingsForm, saveSettings } from './index.ts'

const DAY = 24 * 3_600_000

let database: TestDatabase
let aoife: MemberCtx
let brian: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  aoife = await createMember(database, { role: 'ADMIN' })
  brian = await createMember(database, { role: 'ADMIN' })
})
afterEach(() => database.close())

type Form = Awaited<ReturnType<typeof getSettingsForm>>
const save = (ctx: MemberCtx, { texts, versions }: Form, changes: SettingsTexts) =>
  saveSettings(ctx, { texts: { ...texts, ...changes }, base: texts, versions })
const getRefusal = async (changes: SettingsTexts) => {
  const form = await getSettingsForm(aoife)
  return save(aoife, form, changes).then(
    () => undefined,
    (error) => error.fieldErrors,
  )
}

test('saved settings count at once on every connection and empty the page caches', async () => {
  const before = await getSiteRevision(database)
  await save(aoife, await getSettingsForm(aoife), {
    'company.name': 'Clochán',
    'company.openingHours': 'Monday: 9:00 to 17:00\r\nSaturday: closed',
    'company.supervisoryAuthority.name': 'Another authority',
    'security.sessionDays': '3',
    'mail.replyTo': 'Answers@Clochan.example',
  })
  const elsewhere = database.connectAgain()
  expect(await getPublicCompany(elsewhere)).toMatchObject({
    name: 'Clochán',
    openingHours: [
      { days: 'Monday', hours: '9:00 to 17:00' },
      { days: 'Saturday', hours: 'closed' },
    ],
    supervisoryAuthority: { name: 'Another authority' },
  })
  expect(await getSecuritySettings(elsewhere)).toMatchObject({ sessionDays: 3, adminsNeedTwoFactor: false })
  expect(await getSettings(elsewhere, 'mail')).toMatchObject({ replyTo: 'answers@clochan.example' })
  expect(await getSiteRevision(elsewhere)).toBe(before + 1)
  const lines = await database.db.selectFrom('audit_log').select(['subject_id', 'details']).orderBy('id').execute()
  expect(lines.map(({ subject_id }) => subject_id)).toEqual(['company', 'security', 'mail'])
  expect(lines[1]?.details).toBe('{"fields":["security.sessionDays"]}')
})

test('saving unchanged settings changes nothing', async () => {
  await save(aoife, await getSettingsForm(aoife), {})
  expect(await database.db.selectFrom('settings').selectAll().execute()).toEqual([])
})

test('the second of two administrators gets a conflict, except in another group', async () => {
  const [first, second, third] = [
    await getSettingsForm(aoife),
    await getSettingsForm(brian),
    await getSettingsForm(brian),
  ]
  await save(aoife, first, { 'company.phone': '+353 20 910 0111' })
  await expect(save(brian, second, { 'company.phone': '+353 20 910 0222' })).rejects.toMatchObject({ code: 'conflict' })
  await save(brian, third, { 'security.sessionDays': '5' })
  expect((await getCompany(database)).phone).toBe('+353 20 910 0111')
  const again = await getSettingsForm(brian)
  await save(brian, again, { 'company.phone': '+353 20 910 0222' })
  await expect(save(aoife, again, { 'company.phone': '+353 20 910 0333' })).rejects.toMatchObject({ code: 'conflict' })
})

test.each([
  ['company.name', ' '],
  ['company.email', 'hello'],
  ['company.openingHours', 'Monday to Friday'],
  ['company.socialLinks', 'Evil: javascript:alert(1)'],
  ['company.addressLines', ''],
  ['company.bank.iban', 'IE42XMPL99000012345679'],
  ['company.supervisoryAuthority.website', 'data:text/html,x'],
  ['security.sessionDays', '0'],
  ['security.sessionDays', 'a week'],
  ['security.sessionDays', ''],
  ['security.passwordMinLength', '7'],
  ['mail.fromEmail', 'nobody'],
  ['retention.auditMonths', '6'],
])('%s refuses "%s" at its own field', async (field, text) => {
  expect(Object.keys((await getRefusal({ [field]: text })) ?? {})).toEqual([field])
})

test('a shorter session timeout ends older sessions on both engines', async () => {
  const customer = await createMember(database)
  const session = (id: string, days: number) => ({
    id,
    user_id: customer.actor.userId,
    organisation_id: customer.actor.organisationId,
    created_at: new Date(database.now().getTime() - days * DAY).toISOString(),
    last_used_at: database.now().toISOString(),
    expires_at: new Date(database.now().getTime() + (7 - days) * DAY).toISOString(),
    device: 'test',
    cookie: 'kept' as const,
  })
  await database.db
    .insertInto('sessions')
    .values([session('new', 0), session('old', 3)])
    .execute()
  await save(aoife, await getSettingsForm(aoife), { 'security.sessionDays': '2' })
  const rows = await database.db.selectFrom('sessions').select(['id', 'expires_at']).orderBy('id').execute()
  expect(rows).toEqual([
    { id: 'new', expires_at: '2026-11-23T09:30:00.000Z' },
    { id: 'old', expires_at: '2026-11-20T09:30:00.000Z' },
  ])
  await deleteExpiredSessions(database)
  expect(await database.db.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'new' }])
})

test('an administrator without a second factor cannot require one', async () => {
  expect(await getRefusal({ 'security.adminsNeedTwoFactor': 'yes' })).toMatchObject({
    'security.adminsNeedTwoFactor': expect.stringContaining('your own account first'),
  })
  const two_factor_enabled_at = database.now().toISOString()
  await database.db.updateTable('users').set({ two_factor_enabled_at }).where('id', '=', aoife.actor.userId).execute()
  expect(await getRefusal({ 'security.adminsNeedTwoFactor': 'yes' })).toBeUndefined()
  await expect(getSettingsForm(brian)).rejects.toMatchObject({ code: 'forbidden' })
})

test('only administrators change settings', async () => {
  const member = await createMember(database)
  await expect(getSettingsForm(member)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(save(member, await getSettingsForm(aoife), {})).rejects.toMatchObject({ code: 'forbidden' })
})
