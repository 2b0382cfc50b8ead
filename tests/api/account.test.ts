import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, newEmail, PASSWORD, shareAccounts } from '../support/accounts.ts'

const NEW_PASSWORD = 'four grey herons'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

describe('profile and organisation', () => {
  test('shows and changes only the rows of the signed-in person', async () => {
    const { browser, email } = await app.business()
    const profile = (await browser.get('/api/account/profile')).body
    expect(profile).toMatchObject({ email, firstName: 'Niamh', jobTitle: 'Owner', phone: '+353871234567' })
    const change = { firstName: ' Nóra ', lastName: 'de Búrca', jobTitle: '', phone: '01 234 5678' }
    const { status, body } = await browser.patch('/api/account/profile', change)
    expect([status, body.firstName, body.jobTitle, body.phone]).toEqual([200, 'Nóra', null, '+35312345678'])
    expect((await browser.get('/api/auth/user')).body.firstName).toBe('Nóra')
    const partly = await browser.patch('/api/account/profile', { jobTitle: 'Manager' })
    expect(partly.body).toMatchObject({ firstName: 'Nóra', jobTitle: 'Manager', phone: '+35312345678' })
    const empty = await browser.patch('/api/account/profile', { firstName: '', lastName: ' ' })
    expect(empty.body.fieldErrors).toEqual({ firstName: 'First name is required', lastName: 'Last name is required' })
  })

  test("a body with other ids or rights changes only the person's own names", async () => {
    const [mine, theirs] = [await app.account(), await app.account()]
    const smuggled = {
      firstName: 'Mine',
      lastName: 'Only',
      id: theirs.id,
      userId: theirs.id,
      email: theirs.email,
      role: 'ADMIN',
      userType: 'GOVERNMENT',
      organisationId: 'org_company',
      emailVerifiedAt: '2020-01-01T00:00:00.000Z',
      createdAt: '2020-01-01T00:00:00.000Z',
    }
    const before = await app.db.selectFrom('users').selectAll().where('id', '=', mine.id).executeTakeFirst()
    const other = await app.db.selectFrom('users').selectAll().where('id', '=', theirs.id).executeTakeFirst()
    await mine.browser.patch('/api/account/profile', smuggled)
    const after = await app.db.selectFrom('users').selectAll().where('id', '=', mine.id).executeTakeFirst()
    const own = { first_name: 'Mine', last_name: 'Only', sort_name: 'only mine', version: 2 }
    expect(after).toEqual({ ...before, ...own })
    expect(await app.db.selectFrom('users').selectAll().where('id', '=', theirs.id).executeTakeFirst()).toEqual(other)
  })

  const DETAILS = {
    businessName: 'Trá Bhán Teo',
    businessType: 'ENTERPRISE',
    industry: 'Technology',
    businessAddress: '1 Main Street, Naas, W91 F2A1',
    businessPhone: '045 123456',
    businessEmail: 'info@tra-bhan.example',
    vatNumber: '3628739UA',
  }

  test('a member completes the organisation in the portal', async () => {
    const { browser } = await app.account()
    expect((await browser.get('/api/account/organisation')).body.completedAt).toBeNull()
    const { status, body } = await browser.patch('/api/account/organisation', DETAILS)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Trá Bhán Teo', businessType: 'ENTERPRISE', eircode: 'W91F2A1' })
    expect(body).toMatchObject({ phone: '+35345123456', vatNumber: 'IE3628739UA', completedAt: expect.any(String) })
    const again = await browser.patch('/api/account/organisation', { ...DETAILS, vatNumber: null })
    expect(again.body).toMatchObject({ vatNumber: null, completedAt: body.completedAt })
    expect((await browser.patch('/api/account/organisation', {})).body.fieldErrors).toMatchObject({
      businessName: 'Business name is required',
      businessAddress: 'Full business address is required',
    })
  })

  test("the kind of organisation stays that of the account's portal", async () => {
    const { browser } = await app.account()
    const government = await app.government()
    const wrong = await browser.patch('/api/account/organisation', { ...DETAILS, businessType: 'GOVERNMENT' })
    expect([wrong.status, Object.keys(wrong.body.fieldErrors)]).toEqual([422, ['businessType']])
    expect((await government.browser.patch('/api/account/organisation', DETAILS)).status).toBe(422)
  })
})

describe('a new password', () => {
  test('needs the old one, ends all other sessions and renews this one', async () => {
    const { browser, email } = await app.account()
    const other = app.browser()
    await other.post('/api/auth/signin', { email, password: PASSWORD })
    const change = (currentPassword: string, password = NEW_PASSWORD, confirmPassword = password) =>
      browser.post('/api/account/password', { currentPassword, password, confirmPassword })
    expect((await change('wrong')).body.fieldErrors).toEqual({ currentPassword: 'This password is not right.' })
    expect((await change(PASSWORD, 'hérons7')).body.fieldErrors).toHaveProperty('password')
    expect((await change(PASSWORD, 'password1')).body.fieldErrors).toHaveProperty('password')
    expect((await change(PASSWORD, NEW_PASSWORD, 'other')).body.fieldErrors).toHaveProperty('confirmPassword')
    const before = browser.copy()
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    for (const old of [before, other]) expect((await old.get('/api/auth/user')).status).toBe(401)
    expect((await app.browser().post('/api/auth/signin', { email, password: NEW_PASSWORD })).status).toBe(200)
    expect(await app.newestMail('password-changed', email)).toEqual({ firstName: 'Séamus' })
  })
})

describe('a new email address', () => {
  test('counts once its mailbox is proved, tells the old address and ends other sessions', async () => {
    const { browser, email, id } = await app.account()
    const other = app.browser()
    await other.post('/api/auth/signin', { email, password: PASSWORD })
    const wanted = newEmail('moved')
    expect((await browser.post('/api/account/email', { email: wanted, password: 'wrong' })).status).toBe(403)
    expect((await browser.post('/api/account/email', { email: wanted.toUpperCase(), password: PASSWORD })).status).toBe(
      200,
    )
    expect((await browser.get('/api/auth/user')).body.email).toBe(email)
    const token = await app.mailedToken('email-change-confirm', wanted)
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => browser.copy().post('/api/account/email/confirm', { token })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(400)])
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ id, email: wanted })
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect(await app.newestMail('email-changed', email)).toEqual({ firstName: 'Séamus' })
    expect((await app.browser().post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(401)
    expect((await app.browser().post('/api/auth/signin', { email: wanted, password: PASSWORD })).status).toBe(200)
  })

  test('is refused if another account has it, even if that happened meanwhile', async () => {
    const [mine, theirs] = [await app.account(), await app.account()]
    const taken = await mine.browser.post('/api/account/email', { email: theirs.email, password: PASSWORD })
    expect([taken.status, taken.body.code]).toEqual([409, 'email_taken'])
    const same = await mine.browser.post('/api/account/email', { email: mine.email, password: PASSWORD })
    expect(same.body.fieldErrors).toHaveProperty('email')
    const wanted = newEmail()
    await mine.browser.post('/api/account/email', { email: wanted, password: PASSWORD })
    const token = await app.mailedToken('email-change-confirm', wanted)
    await app.account({ email: wanted })
    const late = await mine.browser.post('/api/account/email/confirm', { token })
    expect([late.status, late.body.code]).toEqual([409, 'email_taken'])
    expect((await mine.browser.get('/api/auth/user')).body.email).toBe(mine.email)
  })

  test("a link of another account changes only that account's address", async () => {
    const [mine, theirs] = [await app.account(), await app.account()]
    const wanted = newEmail()
    await theirs.browser.post('/api/account/email', { email: wanted, password: PASSWORD })
    const token = await app.mailedToken('email-change-confirm', wanted)
    await mine.browser.post('/api/account/email/confirm', { token })
    expect((await mine.browser.get('/api/auth/user')).body.email).toBe(mine.email)
    expect((await app.browser().post('/api/auth/signin', { email: wanted, password: PASSWORD })).body.user.id).toBe(
      theirs.id,
    )
  })
})

describe('consents', () => {
  test('marketing consent can be given and withdrawn, and each change is stored', async () => {
    const { browser } = await app.business()
    const set = (state: string, kind = 'marketing') => browser.post('/api/account/consents', { kind, state })
    await set('given')
    const { consents } = (await set('withdrawn')).body
    expect(consents.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`)).toEqual([
      'marketing withdrawn',
      'marketing given',
      'gdpr given',
      'privacy given',
      'terms given',
    ])
    expect(consents[0]).toMatchObject({ textVersion: '2024-12-15', source: 'account', at: expect.any(String) })
    expect((await set('withdrawn', 'terms')).status).toBe(422)
    expect((await browser.get('/api/account/consents')).body.consents).toEqual(consents)
  })
})
