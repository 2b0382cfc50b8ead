import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, accountForm, businessForm, shareAccounts } from '../support/accounts.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

describe('an address that has an account', () => {
  test('is refused at its field and changes nothing', async () => {
    const { email } = await app.registerBusiness()
    const before = await app.counts()
    const wizard = await app.browser().post('/api/auth/signup', businessForm({ contactEmail: email }))
    expect([wizard.status, wizard.body.code]).toEqual([409, 'email_taken'])
    expect(Object.keys(wizard.body.fieldErrors)).toEqual(['contactEmail'])
    const tabs = await app.browser().post('/api/register', accountForm({ email }))
    expect([tabs.status, tabs.body.code]).toEqual([409, 'email_taken'])
    expect(Object.keys(tabs.body.fieldErrors)).toEqual(['email'])
    expect(await app.counts()).toEqual(before)
  })

  test('is recognised in other spellings', async () => {
    const { email } = await app.registerBusiness()
    const [name = '', host = ''] = email.split('@')
    const wide = [...name].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('')
    for (const spelling of [email.toUpperCase(), ` ${email} `, `${name}＠${host}`, `${wide}@${host}`]) {
      const { status } = await app.browser().post('/api/register', accountForm({ email: spelling }))
      expect([spelling, status]).toEqual([spelling, 409])
    }
    const tagged = await app.browser().post('/api/register', accountForm({ email: `${name}+tag@${host}` }))
    expect(tagged.status).toBe(201)
    const injected = await app.browser().post('/api/register', accountForm({ email: `${name}\r\nBcc: x@${host}` }))
    expect(injected.status).toBe(422)
  })
})

describe('what a body must not set', () => {
  const SMUGGLED = {
    id: 'usr_mine',
    role: 'ADMIN',
    isAdmin: true,
    orgId: 'org_company',
    organisationId: 'org_company',
    organisation_id: 'org_company',
    planId: 'elite',
    planPrice: 0,
    emailVerified: true,
    email_verified_at: '2020-01-01T00:00:00.000Z',
    createdAt: '2020-01-01T00:00:00.000Z',
    credits: 1_000_000,
    user: { role: 'ADMIN' },
    'user.role': 'ADMIN',
    trial_ends_at: '2099-01-01T00:00:00.000Z',
  }

  test('is ignored in both registrations', async () => {
    for (const person of [
      await app.registerBusiness({ ...SMUGGLED, userType: 'GOVERNMENT' }),
      await app.registerAccount(SMUGGLED),
    ]) {
      expect(person).toMatchObject({ userType: 'BUSINESS', role: 'USER' })
      expect(person.id).not.toBe('usr_mine')
      const row = await app.rowOf(person.email)
      expect(row).toMatchObject({ role: 'USER', user_type: 'BUSINESS', kind: 'customer', email_verified_at: null })
      expect(row?.created_at.startsWith('2020')).toBe(false)
    }
  })

  test('includes a third user type, by any name or form', async () => {
    const browser = app.browser()
    const twice = `${JSON.stringify(accountForm()).slice(0, -1)},"userType":"ADMIN"}`
    expect((await browser.post('/api/register', twice)).status).toBe(403)
    for (const userType of [['BUSINESS', 'ADMIN'], { value: 'ADMIN' }, 'admin', 'SUPER']) {
      expect((await browser.post('/api/register', accountForm({ userType }))).status).toBe(422)
    }
    const proto = `{"__proto__":{"role":"ADMIN"},${JSON.stringify(accountForm()).slice(1)}`
    expect((await browser.post('/api/register', proto)).body.role).toBe('USER')
  })
})
