import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import { submitContactMessage } from '../enquiries/index.ts'
import { applyErasures } from './apply-erasures.ts'
import { appendErasures, type ErasedRow, erasureLogFile, readErasures } from './erasure-log.ts'
import { erasePerson } from './index.ts'

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

const { stringify } = JSON
const at = '2026-11-20T10:00:00.000Z'
const log = (...rows: Omit<ErasedRow, 'at'>[]) =>
  appendErasures(
    deps.config.dataDir,
    rows.map((row) => ({ ...row, at })),
  )
const userOf = ({ actor }: MemberCtx) => actor.userId

async function present() {
  const [users, organisations] = [
    await deps.db.selectFrom('users').select('id').orderBy('id').execute(),
    await deps.db.selectFrom('organisations').select('id').where('kind', '=', 'customer').orderBy('id').execute(),
  ]
  return { users: users.map(({ id }) => id), organisations: organisations.map(({ id }) => id) }
}

async function join(person: MemberCtx, colleague: MemberCtx): Promise<void> {
  const { organisationId } = colleague.actor
  await deps.db.updateTable('users').set({ organisation_id: organisationId }).where('id', '=', userOf(person)).execute()
}

const audit = async () =>
  (
    await deps.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where('actor_kind', '=', 'job')
      .orderBy('id')
      .execute()
  )
    .filter(({ action }) => action.endsWith('.erased'))
    .map(({ action, subject_id }) => `${action} ${subject_id}`)

async function eraseByAdministrator(email: string): Promise<void> {
  await erasePerson(await createAdministrator(deps), { email, confirmation: email })
}

test('an erasure is in a file beside the database before anybody is told, by ids alone', async () => {
  const niamh = await createMember(deps, { name: 'Wrenfield' })
  await eraseByAdministrator(`${userOf(niamh)}@example.ie`)
  const file = erasureLogFile(deps.config.dataDir)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).not.toMatch(/wren|niamh|@/i)
  expect(await readErasures(deps.config.dataDir)).toMatchObject([
    { table: 'users', id: userOf(niamh), isProven: true, endsOrganisation: true },
    { table: 'organisations', id: niamh.actor.organisationId },
  ])
})

test('who was erased and is in a restored database is erased again, once, and nobody else', async () => {
  const [niamh, brian] = [await createMember(deps, { plan: 'advanced' }), await createMember(deps)]
  await log(
    { table: 'users', id: userOf(niamh), endsOrganisation: true },
    { table: 'organisations', id: niamh.actor.organisationId },
    { table: 'users', id: 'usr_gone' },
  )
  const again = deps.connectAgain()
  await Promise.all([applyErasures(deps), applyErasures(again)])
  await applyErasures(deps)
  expect(await present()).toEqual({ users: [userOf(brian)], organisations: [brian.actor.organisationId] })
  expect(await audit()).toEqual([
    `account.erased ${userOf(niamh)}`,
    `organisation.erased ${niamh.actor.organisationId}`,
  ])
  expect(await listOrphans(deps)).toEqual([])
  expect(await readErasures(deps.config.dataDir)).toHaveLength(3)
})

test('an organisation that had colleagues when somebody was erased stays, also where the backup does not know them', async () => {
  const niamh = await createMember(deps)
  await log({ table: 'users', id: userOf(niamh) })
  await applyErasures(deps)
  expect(await present()).toEqual({ users: [], organisations: [niamh.actor.organisationId] })
})

test('an erased organisation to which the backup gives somebody who was not erased stays with them', async () => {
  const [niamh, brian] = [await createMember(deps), await createMember(deps)]
  const own = brian.actor.organisationId
  await join(brian, niamh)
  await log(
    { table: 'users', id: userOf(niamh), endsOrganisation: true },
    { table: 'organisations', id: niamh.actor.organisationId },
  )
  await applyErasures(deps)
  expect(await present()).toEqual({
    users: [userOf(brian)],
    organisations: [niamh.actor.organisationId, own].toSorted(),
  })
})

test('somebody without an account is told by what they sent, and may write again', async () => {
  const send = (message: string) =>
    submitContactMessage(testCtx(deps), { name: 'Wren', email: 'wren@example.ie', organization: 'Own', message })
  const { id } = await send('Please ring')
  const enquiry = await deps.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const mails = await deps.db.selectFrom('outbox').selectAll().execute()
  await eraseByAdministrator('wren@example.ie')
  const { id: later } = await send('It is me again')
  await deps.db.insertInto('enquiries').values(enquiry).execute()
  for (const mail of mails) await deps.db.insertInto('outbox').values(mail).execute()
  await applyErasures(deps)
  expect(await deps.db.selectFrom('enquiries').select('id').execute()).toEqual([{ id: later }])
  const left = await deps.db.selectFrom('outbox').select('id').execute()
  expect(left.map((mail) => mail.id)).not.toEqual(expect.arrayContaining(mails.map((mail) => mail.id)))
})

test('a line that a crash cut off, and erasures that it kept from the file, are mended by the next start', async () => {
  const niamh = await createMember(deps)
  await eraseByAdministrator(`${userOf(niamh)}@example.ie`)
  const file = erasureLogFile(deps.config.dataDir)
  const whole = await readErasures(deps.config.dataDir)
  const [first = ''] = readFileSync(file, 'utf8').trim().split('\n')
  writeFileSync(file, `${first}\n${stringify(whole[1]).slice(0, 20)}`)
  await applyErasures(deps)
  expect(await readErasures(deps.config.dataDir)).toEqual(whole)
  rmSync(file)
  await applyErasures(deps)
  expect(await readErasures(deps.config.dataDir)).toEqual(whole)
})
