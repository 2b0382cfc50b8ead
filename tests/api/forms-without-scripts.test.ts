import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, newEmail, PASSWORD, type Person, shareAccounts } from '../support/accounts.ts'
import { codeOf, wrongCodeOf } from '../support/authenticator.ts'
import { openPlainPage } from '../support/plain-page.ts'
import { enrolled } from '../support/two-factor.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const open = (path: string, { browser }: Pick<Person, 'browser'> = { browser: app.browser() }) =>
  openPlainPage(browser, path)

describe('signing in', () => {
  test.each(['/sign-in', '/signin'])(
    '%s keeps the address after a wrong password, then opens the dashboard',
    async (path) => {
      const { email } = await app.government()
      const page = await open(path)
      const refused = await page.submit('sign-in', { email, password: 'not the right one' })
      expect([refused.status, refused.text('alert')]).toEqual([
        401,
        expect.stringContaining('Invalid email or password'),
      ])
      expect(refused.field('email').value).toBe(email)
      const dashboard = await refused.submit('sign-in', { password: PASSWORD })
      expect([dashboard.status, dashboard.path]).toEqual([200, '/dashboard/government'])
    },
  )

  test('asks for the second factor', async () => {
    const { email, secret } = await enrolled(app)
    const question = await (await open('/sign-in')).submit('sign-in', { email, password: PASSWORD })
    const refused = await question.submit('code', { code: wrongCodeOf(secret) })
    expect(refused.field('code').description).toContain('This code is not right')
    expect((await refused.submit('code', { code: codeOf(secret) })).path).toBe('/dashboard/business')
  })
})

describe('the registration wizard', () => {
  const CONSENTS = { termsAccepted: 'on', gdprConsent: 'on' }
  const ENTRIES = {
    businessName: 'Ól',
    businessType: 'SME',
    industry: 'Healthcare & Medical',
    businessAddress: 'Naas W91 X',
    businessPhone: '045 123456',
    businessEmail: 'a@b.ie',
    contactName: 'Jo',
    contactTitle: 'MD',
    contactPhone: '0861234567',
    password: 'qz7 kfwx',
    confirmPassword: 'qz7 kfwx',
    ...CONSENTS,
  }

  test.each([
    ['SME', '/dashboard/business'],
    ['GOVERNMENT', '/dashboard/government'],
  ])('makes an account of type %s', async (businessType, dashboard) => {
    const contactEmail = newEmail('jo')
    const page = await open('/signup?plan=advanced')
    const made = await page.submit('signup', { ...ENTRIES, businessType, contactEmail })
    expect([made.status, made.path]).toEqual([200, dashboard])
    expect(await app.newestMail('welcome', contactEmail)).toMatchObject({ planName: 'Advanced' })
  })

  test('shows errors at their fields, and keeps everything but the passwords', async () => {
    const page = await open('/signup')
    const refused = await page.submit('signup', { ...ENTRIES, contactEmail: 'jo@example.ie', businessName: 'x' })
    expect([refused.status, refused.title]).toEqual([422, 'Error: Register your business | Ogham'])
    expect(refused.field('businessName').description).toContain('Business name is required')
    expect(refused.links().map(([name]) => name)).toContain('Business name is required')
    expect(refused.field('contactEmail').value).toBe('jo@example.ie')
    expect(refused.field('industry').value).toBe('Healthcare & Medical')
    expect(refused.field('termsAccepted').isChecked).toBe(true)
    expect(refused.field('password').value).toBe('')
    expect(refused.html).not.toContain(ENTRIES.password)
  })
})

describe('the account', () => {
  test('shows a refusal at its field, and says what was saved', async () => {
    const page = await open('/account', await app.business())
    const refused = await page.submit('profile', { lastName: '', jobTitle: 'Director' })
    expect(refused.field('lastName').description).toContain('Last name is required')
    expect(refused.field('jobTitle').value).toBe('Director')
    const saved = await refused.submit('profile', { lastName: 'Ní Dhálaigh', phone: '087 765 4321' })
    expect([saved.path, saved.text('status')]).toEqual(['/account?done=profile', 'Profile saved'])
    expect([saved.field('jobTitle').value, saved.field('phone').value]).toEqual(['Director', '+353877654321'])
  })

  test('shows the details of the organisation as they are stored', async () => {
    const page = await open('/account', await app.account())
    const saved = await page.submit('organisation', {
      businessName: 'Ó Dálaigh agus a Mhac',
      businessType: 'SME',
      industry: 'Other',
      vatNumber: '6388047v',
      businessAddress: '4 Quay Street, Galway, H91 X4A2',
      businessPhone: '091 123456',
      businessEmail: 'info@dalaigh.example',
    })
    expect(saved.text('status')).toBe('Organisation saved')
    expect(saved.field('vatNumber').value).toBe('IE6388047V')
  })

  test('gets a new email address once, by a link that can be opened before', async () => {
    const person = await app.account()
    const email = newEmail('new')
    const account = await open('/account', person)
    expect((await account.submit('email', { email, password: PASSWORD })).path).toBe('/account?done=email')
    const link = `/account/confirm-email?token=${await app.mailedToken('email-change-confirm', email)}`
    // A scanner opens the link, which uses nothing up.
    await open(link, person)
    const confirmed = await (await open(link, person)).submit('confirm', {})
    expect(confirmed.text('h1')).toBe('Your email address is confirmed')
    const refused = await (await open(link, person)).submit('confirm', {})
    expect([refused.status, refused.text('alert')]).toEqual([400, expect.stringContaining('no longer valid')])
  })

  test('can be signed out everywhere', async () => {
    const person = await app.business()
    const page = await open('/account', person)
    const left = await page.submit('end-all-sessions', {})
    expect([left.path, left.text('status')]).toEqual([
      '/sign-in?done=signed-out',
      expect.stringContaining('Signed out everywhere'),
    ])
    expect((await person.browser.get('/api/auth/user')).status).toBe(401)
  })

  test('is erased with a recovery code if it has two-factor sign-in', async () => {
    const person = await enrolled(app)
    const page = await open('/account', person)
    const refused = await page.submit('erase', { password: PASSWORD, code: wrongCodeOf(person.secret) })
    expect(refused.status).toBe(403)
    const gone = await refused.submit('erase', { password: PASSWORD, code: person.recoveryCodes[0] ?? '' })
    expect([gone.path, gone.text('status')]).toEqual([
      '/sign-in?done=account-erased',
      expect.stringContaining('Your account was erased'),
    ])
  })

  test('counts the recovery codes that are left', async () => {
    const { email, recoveryCodes } = await enrolled(app)
    const browser = app.browser()
    const question = await openPlainPage(browser, '/signin').then((page) =>
      page.submit('sign-in', { email, password: PASSWORD }),
    )
    expect((await question.submit('code', { code: recoveryCodes[0] ?? '' })).path).toBe('/dashboard/business')
    expect((await openPlainPage(browser, '/account')).text('two-factor')).toContain('9 recovery codes left.')
  })
})

describe('the contact form', () => {
  const MESSAGE = {
    name: 'Séamus Ó Dálaigh',
    organization: 'Ó Dálaigh agus a Mhac',
    message: 'About forty calls a day and only two of us.',
  }

  test('sends a message and thanks for it', async () => {
    const email = newEmail('plain')
    const sent = await (await open('/')).submit('contact', { ...MESSAGE, email })
    expect([sent.path, sent.text('contact')]).toEqual([
      '/?contact=sent#contact',
      expect.stringContaining("We'll get back to you within 24 hours"),
    ])
    expect(await app.newestMail('contact-acknowledgment', email)).toMatchObject({ message: MESSAGE.message })
  })

  test('keeps the text and says what is wrong', async () => {
    const refused = await (await open('/')).submit('contact', { ...MESSAGE, email: 'seamus' })
    expect(refused.field('email').description).toMatch(/complete email address/)
    expect([refused.field('email').value, refused.field('message').value]).toEqual(['seamus', MESSAGE.message])
  })
})

test('an invitation to administrators that was used cannot be used again', async () => {
  const email = newEmail('boss')
  const path = `/sign-up?invite=${await app.invite(email)}`
  const form = { firstName: 'Niamh', lastName: 'Ní Bhriain', password: PASSWORD, confirmPassword: PASSWORD }
  expect((await (await open(path)).submit('register', form)).path).toBe('/dashboard/admin')
  expect((await open(path)).text()).toContain('This invitation cannot be used')
})

test('an invited person with two-factor sign-in joins with their account, after a code', async () => {
  const owner = await app.business({ businessName: 'Bácús na Trá' })
  const { email, secret } = await enrolled(app)
  await (await open('/account/people', owner)).submit('invite', { email, role: 'viewer' })
  const { url } = await app.newestMail('membership-invitation', email)
  const { pathname, search } = new URL(url)
  const question = await (await open(pathname + search)).submit('sign-in', { password: PASSWORD })
  const invitation = await question.submit('code', { code: codeOf(secret) })
  expect(invitation.texts('button', 'main')).toContain('Join Bácús na Trá')
  const dashboard = await invitation.submit('join', {})
  expect(dashboard.links().map(([name]) => name)).toContainEqual(expect.stringContaining('Bácús na Trá'))
  const rows = (await open('/account/people', owner)).texts('tr')
  expect(rows).toContainEqual(expect.stringMatching(/Séamus Ó Dálaigh.*Viewer.*On/))
})
