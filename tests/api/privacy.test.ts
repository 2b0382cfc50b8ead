import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAL_DATA } from '#server/domains/privacy/personal-data.ts'
import { type Accounts, newEmail, PASSWORD, type Person, startAccounts } from '../support/accounts.ts'
import { moveTo, organisationOf } from '../support/memberships.ts'

let app: Accounts
beforeAll(async () => {
  app = await startAccounts({ MAIL_URL: '' })
})
afterAll(() => app.stop())

/** Every row of every table, as one text. */
async function everything(): Promise<string> {
  const rows = Object.keys(PERSONAL_DATA).map((table) => sql`select * from ${sql.table(table)}`.execute(app.db))
  return JSON.stringify((await Promise.all(rows)).map((result) => result.rows))
}

async function mailsAreOut(): Promise<void> {
  await expect.poll(() => app.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([])
}

/** A person with a row in every possible table. */
async function personEverywhere(): Promise<Person & { marker: string }> {
  const marker = `Zq${Math.random().toString(36).slice(2, 10)}`
  const contactEmail = newEmail(marker.toLowerCase())
  const person = await app.business({
    contactEmail,
    contactName: `Niamh ${marker}`,
    businessName: `${marker} Physio`,
    contactTitle: `Owner ${marker}`,
    businessAddress: `4 Quay Street, ${marker}`,
    businessEmail: `info@${marker.toLowerCase()}.example`,
    selectedPlan: 'advanced',
  })
  await app.browser().post('/api/auth/forgot-password', { email: contactEmail })
  const verified = { email_verified_at: new Date().toISOString() }
  await app.db.updateTable('users').set(verified).where('id', '=', person.id).execute()
  const message = {
    name: `Niamh ${marker}`,
    email: contactEmail,
    organization: `${marker} Physio`,
    organizationType: 'small-business',
    message: `Please ring ${marker}.`,
  }
  expect((await app.browser().post('/api/contact', message)).status).toBe(201)
  return { ...person, marker }
}

test('every table of the database has a policy', async () => {
  const tables = await app.db.introspection.getTables()
  const ours = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
  expect(Object.keys(PERSONAL_DATA).toSorted()).toEqual(ours.toSorted())
})

describe('the copy of my data', () => {
  test('is a file with my rows of every table, and nothing of others', async () => {
    const other = await app.business()
    const { browser, marker, email } = await personEverywhere()
    const { status, body, headers } = await browser.get('/api/account/export')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/)
    expect(headers.get('cache-control')).toBe('no-store')
    for (const table of [
      'enquiries',
      'outbox',
      'sessions',
      'consents',
      'users',
      'subscriptions',
      'invoices',
      'organisations',
    ]) {
      expect([table, body.tables[table].length > 0]).toEqual([table, true])
    }
    const text = JSON.stringify(body)
    for (const value of [email, `Owner ${marker}`, `${marker} Physio`, `Please ring ${marker}.`]) {
      expect(text).toContain(value)
    }
    expect(text).not.toContain(other.email)
    expect(text).not.toMatch(/scrypt|password_hash|two_factor_secret|code_hash/)
  })

  test('leaves out what was written under an unproved address', async () => {
    const victim = newEmail('victim')
    const message = { name: 'Victim', email: victim, organization: 'Own', message: 'A secret message.' }
    await app.browser().post('/api/contact', message)
    const { browser } = await app.account({ email: victim })
    expect(JSON.stringify((await browser.get('/api/account/export')).body)).not.toContain('A secret message.')
    await browser.post('/api/account/erase', { password: PASSWORD })
    expect(await everything()).toContain('A secret message.')
  })
})

describe('erasing', () => {
  test('announces its consequences', async () => {
    const { browser } = await app.business()
    const { body } = await browser.get('/api/account/erasure')
    expect(body).toMatchObject({ organisation: 'Claddagh Physio', organisationErased: true })
    expect(body.consequences.join(' ')).toContain('You are the only person at Claddagh Physio')
  })

  test('needs the password', async () => {
    const { browser } = await app.account()
    const { status, body } = await browser.post('/api/account/erase', { password: 'wrong' })
    expect([status, Object.keys(body.fieldErrors)]).toEqual([403, ['password']])
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  test("deletes an organisation's only person from every table, with the organisation", async () => {
    const { browser, marker, email, id } = await personEverywhere()
    await mailsAreOut()
    const [invoice] = await app.db
      .selectFrom('invoices')
      .innerJoin('memberships', 'memberships.organisation_id', 'invoices.organisation_id')
      .select('number')
      .where('user_id', '=', id)
      .execute()
    const { status, cookies } = await browser.post('/api/account/erase', { password: PASSWORD })
    expect([status, cookies[0]?.includes('Max-Age=0')]).toEqual([200, true])
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    // Only the last mail to them remains until it is sent.
    await app.db.deleteFrom('outbox').where('template', '=', 'account-erased').execute()
    const left = await everything()
    expect(left).not.toContain(marker)
    expect(left.toLowerCase()).not.toContain(email)
    const kept = await app.db
      .selectFrom('invoices')
      .selectAll()
      .where('number', '=', invoice?.number ?? 0)
      .executeTakeFirst()
    expect(kept).toMatchObject({ organisation_id: null, status: 'void' })
    expect((await app.browser().post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(401)
    await app.account({ email })
  })

  test('leaves the organisation to its other members', async () => {
    const [owner, colleague] = [await app.business(), await app.account()]
    await moveTo(app.db, colleague.id, await organisationOf(app.db, owner.id))
    expect((await owner.browser.get('/api/account/erasure')).body.organisationErased).toBe(false)
    expect((await owner.browser.post('/api/account/erase', { password: PASSWORD })).status).toBe(200)
    expect((await colleague.browser.get('/api/account/organisation')).body.name).toBe('Claddagh Physio')
    expect((await colleague.browser.get('/api/account/erasure')).body.organisationErased).toBe(true)
  })

  test('is refused to the last administrator, also for two parallel requests', async () => {
    await app.db
      .insertInto('organisations')
      .values({ id: 'org_company', name: 'Ogham', kind: 'company', created_at: new Date().toISOString() })
      .execute()
    const administrators = [await app.administrator(), await app.administrator()]
    for (const { id } of administrators) await moveTo(app.db, id, 'org_company')
    const answers = await Promise.all(
      administrators.map(({ browser }) => browser.post('/api/account/erase', { password: PASSWORD })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await app.db.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute()).toHaveLength(1)
  })
})
