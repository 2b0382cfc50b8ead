import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { moveTo } from '../../../../tests/support/memberships.ts'
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
const readLog = (...rows: Omit<ErasedRow, 'at'>[]) =>
  appendErasures(
    deps.config.dataDir,
    rows.map((row) => ({ ...row, at })),
  )
const findUser = ({ actor }: MemberCtx) => actor.userId

async function present() {
  const [users, organisations] = [
    await deps.db.selectFrom('users').select('id').orderBy('id').execute(),
    await deps.db.selectFrom('organisations').select('id').where('kind', '=', 'customer').orderBy('id').execute(),
  ]
  return { users: users.map(({ id }) => id), organisations: organisations.map(({ id }) => id) }
}

async function join(person: MemberCtx, colleague: MemberCtx): Promise<void> {
  const { organisationId } = colleague.actor
  await moveTo(deps.db, findUser(person), organisationId)
}

const listAudit = async () =>
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

test('an erasure is in the log file, by ids only, before anybody is told', async () => {
  const niamh = await createMember(deps, { name: 'Wrenfield' })
  await eraseByAdministrator(`${findUser(niamh)}@example.ie`)
  const file = erasureLogFile(deps.config.dataDir)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).not.toMatch(/wren|niamh|@/i)
  expect(await readErasures(deps.config.dataDir)).toMatchObject([
    { table: 'users', id: findUser(niamh), isProven: true, endsOrganisation: true },
    { table: 'organisations', id: niamh.actor.organisationId },
  ])
})

test('an erased person in a restored database is erased again, once, and nobody else', async () => {
  const [niamh, brian] = [await createMember(deps, { plan: 'advanced' }), await createMember(deps)]
  await readLog(
    { table: 'users', id: findUser(niamh), endsOrganisation: true },
    { table: 'organisations', id: niamh.actor.organisationId },
    { table: 'users', id: 'usr_gone' },
  )
  const again = deps.connectAgain()
  await Promise.all([applyErasures(deps), applyErasures(again)])
  await applyErasures(deps)
  expect(await present()).toEqual({ users: [findUser(brian)], organisations: [brian.actor.organisationId] })
  expect(await listAudit()).toEqual([
    `account.erased ${findUser(niamh)}`,
    `organisation.erased ${niamh.actor.organisationId}`,
  ])
  expect(await listOrphans(deps)).toEqual([])
  expect(await readErasures(deps.config.dataDir)).toHaveLength(3)
})

test('an organisation with colleagues stays, even if the backup lacks them', async () => {
  const niamh = await createMember(deps)
  await readLog({ table: 'users', id: findUser(niamh) })
  await applyErasures(deps)
  expect(await present()).toEqual({ users: [], organisations: [niamh.actor.organisationId] })
})

test('an erased organisation stays when the backup contains a person who was not erased', async () => {
  const [niamh, brian] = [await createMember(deps), await createMember(deps)]
  const own = brian.actor.organisationId
  await join(brian, niamh)
  await readLog(
    { table: 'users', id: findUser(niamh), endsOrganisation: true },
    { table: 'organisations', id: niamh.actor.organisationId },
  )
  await applyErasures(deps)
  expect(await present()).toEqual({
    users: [findUser(brian)],
    organisations: [niamh.actor.organisationId, own].toSorted(),
  })
})

test('a person without an account is erased again by their messages, and can write new ones', async () => {
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

test('the next start skips a cut-off line and adds missing erasures', async () => {
  const niamh = await createMember(deps)
  await eraseByAdministrator(`${findUser(niamh)}@example.ie`)
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
