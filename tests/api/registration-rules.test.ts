import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, accountForm, businessForm, newEmail, shareAccounts } from '../support/accounts.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

describe('the rules of the wizard, at their limits', () => {
  const LIMITS: [field: string, refused: unknown, accepted: unknown, message: string][] = [
    ['businessName', 'A', 'AB', 'Business name is required'],
    ['businessName', ' A ', 'A B', 'Business name is required'],
    ['businessType', 'CHARITY', 'ENTERPRISE', 'Please select your business type'],
    ['industry', '', 'x', 'Industry is required'],
    ['businessAddress', '123456789', '1234567890', 'Full business address is required'],
    ['businessPhone', '123456789', '1234567890', 'Business phone number is required'],
    ['businessEmail', 'info@', 'info@a.ie', 'Valid email is required'],
    ['contactName', 'N', 'Ní', 'Contact name is required'],
    ['contactTitle', 'C', 'CE', 'Job title is required'],
    ['contactPhone', '123456789', '1234567890', 'Contact phone number is required'],
    ['contactEmail', 'niamh', newEmail(), 'Valid email is required'],
    ['termsAccepted', false, true, 'You must accept the terms'],
    ['gdprConsent', false, true, 'GDPR consent is required'],
  ]
  test.each(LIMITS)('%s: %j is refused, %j accepted', async (field, refused, accepted, message) => {
    for (const wrong of [refused, undefined, null, 7, {}, []]) {
      const { status, body } = await app.browser().post('/api/auth/signup', businessForm({ [field]: wrong }))
      expect([status, body.code, body.fieldErrors]).toEqual([422, 'invalid_input', { [field]: message }])
    }
    expect((await app.browser().post('/api/auth/signup', businessForm({ [field]: accepted }))).status).toBe(201)
  })

  test('the password has at least 8 characters and is confirmed', async () => {
    const send = (password: string, confirmPassword: string) =>
      app.browser().post('/api/auth/signup', businessForm({ password, confirmPassword }))
    const short = await send('hérons7', 'hérons7')
    expect(short.body.fieldErrors).toEqual({ password: 'Password must be at least 8 characters' })
    const other = await send('hérons77', 'hérons78')
    expect(other.body.fieldErrors).toEqual({ confirmPassword: "Passwords don't match" })
    expect((await send('hérons77', 'hérons77')).status).toBe(201)
  })

  test('all errors are reported at once', async () => {
    const { body } = await app.browser().post('/api/auth/signup', {})
    expect(Object.keys(body.fieldErrors).toSorted()).toEqual(
      Object.keys(businessForm())
        .filter((field) => !['vatNumber', 'selectedPlan', 'planPrice', 'marketingConsent'].includes(field))
        .toSorted(),
    )
  })

  test('only the three plans are accepted, and optional fields may be missing', async () => {
    const { body } = await app.browser().post('/api/auth/signup', businessForm({ selectedPlan: 'platinum' }))
    expect(Object.keys(body.fieldErrors)).toEqual(['selectedPlan'])
    for (const vatNumber of [undefined, null, ''])
      await app.registerBusiness({ vatNumber, marketingConsent: undefined })
  })
})

test('characters that no database stores cause no 500', async () => {
  for (const field of Object.keys(businessForm())) {
    const { status } = await app.browser().post('/api/auth/signup', businessForm({ [field]: 'a\u0000b\ud800' }))
    expect([field, status < 500]).toEqual([field, true])
  }
  const { id } = await app.registerAccount({ firstName: 'Mary\u0000Kate', lastName: '\u202eO\u200dNeill' })
  const row = await app.db.selectFrom('users').select('first_name').where('id', '=', id).executeTakeFirst()
  expect(row?.first_name).toBe('Mary Kate')
})

describe('the registration under a tab', () => {
  test.each(['BUSINESS', 'GOVERNMENT'])('%s makes an account with an organisation to complete', async (userType) => {
    const form = accountForm({ userType })
    const { status, body } = await app.browser().post('/api/register', form)
    expect(status).toBe(201)
    expect(body).toMatchObject({ firstName: 'Séamus', userType, role: 'USER' })
    const row = await app.rowOf(String(form.email))
    expect(row).toMatchObject({ name: 'Séamus Ó Dálaigh', kind: 'customer', completed_at: null })
    expect(row?.business_type).toBe(userType === 'GOVERNMENT' ? 'GOVERNMENT' : null)
    expect(await app.newestMail('welcome', String(form.email))).toMatchObject({ userType, planName: null })
  })

  test('a password has at least 6 characters', async () => {
    const short = await app.browser().post('/api/register', accountForm({ password: 'héron' }))
    expect(short.status).toBe(422)
    expect(short.body.fieldErrors).toEqual({ password: 'Password must be at least 6 characters long.' })
    expect((await app.browser().post('/api/register', accountForm({ password: 'hérons' }))).status).toBe(201)
  })

  test('all fields are required', async () => {
    const { body } = await app.browser().post('/api/register', {})
    expect(Object.keys(body.fieldErrors).toSorted()).toEqual(['email', 'firstName', 'lastName', 'password', 'userType'])
  })
})
