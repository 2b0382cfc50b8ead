import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, businessForm, newEmail, startAccounts } from '../support/accounts.ts'

let app: Accounts
beforeAll(async () => {
  app = await startAccounts()
})
afterAll(() => app.stop())

describe('the registration wizard', () => {
  test("signs in and answers the user's fields", async () => {
    const email = newEmail('aoife')
    const browser = app.browser()
    const { status, body } = await browser.post('/api/auth/signup', businessForm({ contactEmail: email }))
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['id', 'firstName', 'lastName', 'email', 'userType', 'role', 'lastLogin'])
    expect(body).toMatchObject({
      firstName: 'Niamh',
      lastName: 'Ní Bhriain',
      email,
      userType: 'BUSINESS',
      role: 'USER',
    })
    expect((await browser.get('/api/auth/user')).body).toEqual(body)
  })

  test('stores owner and organisation with Irish data in one form', async () => {
    const { email } = await app.registerBusiness({ businessPhone: '(091) 123-456' })
    expect(await app.rowOf(email)).toMatchObject({
      name: 'Claddagh Physio',
      kind: 'customer',
      business_type: 'SME',
      eircode: 'H91X4A2',
      vat_number: 'IE6388047V',
      organisation_phone: '+35391123456',
      phone: '+353871234567',
      job_title: 'Owner',
      completed_at: expect.any(String),
    })
  })

  test('stores unparsable data as typed', async () => {
    const { email } = await app.registerBusiness({
      businessPhone: '1850 123 456',
      vatNumber: 'pending',
      businessAddress: 'Main Street, Trim',
    })
    expect(await app.rowOf(email)).toMatchObject({
      organisation_phone: '1850 123 456',
      vat_number: 'pending',
      eircode: null,
    })
  })

  test('stores each consent with time, text version and source', async () => {
    const { id } = await app.registerBusiness({ marketingConsent: true })
    const rows = await app.db.selectFrom('consents').selectAll().where('user_id', '=', id).orderBy('id').execute()
    expect(rows.map((row) => row.kind)).toEqual(['terms', 'privacy', 'gdpr', 'marketing'])
    for (const row of rows) expect(row).toMatchObject({ state: 'given', text_version: '2024-12-15', source: 'signup' })
    const without = await app.registerBusiness()
    const kinds = await app.db.selectFrom('consents').select('kind').where('user_id', '=', without.id).execute()
    expect(kinds.map((row) => row.kind)).not.toContain('marketing')
  })

  test('opens a free trial of Professional for 14 days, without any invoice', async () => {
    const { email } = await app.registerBusiness({ selectedPlan: undefined, planPrice: 1 })
    const { subscription, invoices } = await billingOf(email)
    expect(subscription).toMatchObject({ plan: 'professional', status: 'trial' })
    expect(daysBetween(subscription.created_at, subscription.trial_ends_at)).toBe(14)
    expect(subscription).toMatchObject({ ends_at: subscription.trial_ends_at, setup_charged_cents: 0 })
    expect(invoices).toEqual([])
    expect(await app.newestMail('trial-started', email)).toMatchObject({ total: '€3,196.77' })
  })

  test('accepts yearly billing: twelve months at once', async () => {
    const form = { selectedPlan: 'advanced', billingInterval: 'yearly' }
    const { subscription, invoices } = await billingOf((await app.registerBusiness(form)).email)
    expect(subscription).toMatchObject({ billing_interval: 'yearly', status: 'active' })
    expect(invoices[0]).toMatchObject({ net_cents: 500_000 + 12 * 19_900, vat_percent: 23, status: 'due' })
    const { status, body } = await app.browser().post('/api/auth/signup', businessForm({ billingInterval: 'daily' }))
    expect([status, Object.keys(body.fieldErrors)]).toEqual([422, ['billingInterval']])
  })

  test('starts Advanced without a trial, and Elite without an invoice until a quote', async () => {
    const advanced = await billingOf((await app.registerBusiness({ selectedPlan: 'advanced' })).email)
    expect(advanced.subscription).toMatchObject({ plan: 'advanced', status: 'active', trial_ends_at: null })
    // The set-up fee and the first month.
    expect(advanced.invoices[0]).toMatchObject({ net_cents: 519_900, vat_cents: 119_577, total_cents: 639_477 })
    const elite = await billingOf((await app.registerBusiness({ selectedPlan: 'elite', planPrice: 0 })).email)
    expect(elite.subscription).toMatchObject({ plan: 'elite', status: 'requested' })
    expect(elite.invoices).toEqual([])
  })

  test('mails a welcome to the owner and a notification to the team', async () => {
    const { email } = await app.registerBusiness()
    expect(await app.newestMail('welcome', email)).toMatchObject({ firstName: 'Niamh', planName: 'Professional' })
    const told = await app.newestMail('registration-notification', 'team@ogham.example')
    expect(told).toMatchObject({ organisation: 'Claddagh Physio', email, planName: 'Professional' })
  })

  test('writes an audit line for each row it made', async () => {
    const { id } = await app.registerBusiness({ selectedPlan: 'advanced' })
    const lines = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', id)
      .orderBy('id')
      .execute()
    const actions = lines.map((line) => line.action)
    expect(actions).toEqual(['account.registered', 'session.started', 'subscription.opened', 'invoice.issued'])
  })

  test('makes a government account for a public body', async () => {
    expect((await app.registerBusiness({ businessType: 'GOVERNMENT' })).userType).toBe('GOVERNMENT')
    expect((await app.registerBusiness({ businessType: 'ENTERPRISE' })).userType).toBe('BUSINESS')
  })

  test('stores everything or nothing', async () => {
    const counter = await app.db.selectFrom('invoice_numbers').selectAll().executeTakeFirstOrThrow()
    const before = await app.counts()
    await app.db.deleteFrom('invoice_numbers').execute()
    const { status, cookies } = await app.browser().post('/api/auth/signup', businessForm({ selectedPlan: 'advanced' }))
    await app.db.insertInto('invoice_numbers').values(counter).execute()
    expect(status).toBe(500)
    expect(cookies).toEqual([])
    expect(await app.counts()).toEqual(before)
  })

  test('succeeds once of 16 parallel attempts for one address, and invoice numbers have no gap', async () => {
    const form = businessForm({ selectedPlan: 'advanced' })
    // A busy database may answer 503. Callers then retry.
    const register = async (): Promise<number> => {
      const { status } = await app.browser().post('/api/auth/signup', form)
      return status === 503 ? register() : status
    }
    const statuses = await Promise.all(Array.from({ length: 16 }, register))
    expect(statuses.toSorted()).toEqual([201, ...Array(15).fill(409)])
    await Promise.all(Array.from({ length: 8 }, () => app.registerBusiness({ selectedPlan: 'advanced' })))
    const rows = await app.db.selectFrom('invoices').select('number').orderBy('number').execute()
    const first = rows[0]?.number ?? 0
    expect(rows.map((row) => row.number)).toEqual(rows.map((_, place) => first + place))
  })
})

async function billingOf(email: string) {
  const { organisation_id } = (await app.rowOf(email)) ?? { organisation_id: '' }
  const subscription = await app.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirstOrThrow()
  const invoices = await app.db
    .selectFrom('invoices')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .execute()
  return { subscription, invoices }
}

function daysBetween(from: string, to: string | null): number {
  return (Date.parse(to ?? '') - Date.parse(from)) / 86_400_000
}
