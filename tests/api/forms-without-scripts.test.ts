import { beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, newEmail, PASSWORD, type Person, shareAccounts } from '../support/accounts.ts'
import { codeOf, wrongCodeOf } from '../support/authenticator.ts'
import { textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'
import { enrolled } from '../support/two-factor.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

const open = (path: string, person?: Person) => new PlainPages(app.server, person?.browser.cookie).open(path)

describe('signing in', () => {
  test.each(['/sign-in', '/signin'])(
    '%s keeps the address after a wrong password, then opens the dashboard',
    async (path) => {
      const { email } = await app.government()
      const page = await open(path)
      await page.send('Sign In', { Email: email, Password: 'not the right one' })
      expect([page.status, page.alert]).toEqual([401, expect.stringContaining('Invalid email or password')])
      expect(page.valueOf('Email')).toBe(email)
      await page.send('Sign In', { Password: PASSWORD })
      expect([page.status, page.path]).toEqual([200, '/dashboard/government'])
    },
  )

  test('asks for the second factor', async () => {
    const { email, secret } = await enrolled(app)
    const page = await open('/sign-in')
    await page.send('Sign In', { Email: email, Password: PASSWORD })
    await page.send('Sign In', { Code: wrongCodeOf(secret) })
    expect(page.describe('Code')).toContain('This code is not right')
    await page.send('Sign In', { Code: codeOf(secret) })
    expect(page.path).toBe('/dashboard/business')
  })
})

describe('the registration wizard', () => {
  const CREATE = /Create Account & Setup Payment$/
  const ENTRIES = {
    'Business name': 'Ól',
    'Business type': 'Small-Medium Enterprise',
    Industry: 'Healthcare & Medical',
    'Business address': 'Naas W91 X',
    'Business phone': '045 123456',
    'Business email': 'a@b.ie',
    'Full name': 'Jo',
    'Job title': 'MD',
    Phone: '0861234567',
    Password: 'qz7 kfwx',
    'Confirm password': 'qz7 kfwx',
    'I accept the terms': 'on',
    'I agree that my data is processed': 'on',
  }

  test.each([
    ['Small-Medium Enterprise', '/dashboard/business'],
    ['Government/Public Sector', '/dashboard/government'],
  ])('makes an account of type %s', async (type, dashboard) => {
    const email = newEmail('jo')
    const page = await open('/signup?plan=advanced')
    await page.send(CREATE, { ...ENTRIES, 'Business type': type, Email: email })
    expect([page.status, page.path]).toEqual([200, dashboard])
    expect(await app.newestMail('welcome', email)).toMatchObject({ planName: 'Advanced' })
  })

  test('shows errors at their fields, and keeps everything but the passwords', async () => {
    const page = await open('/signup')
    await page.send(CREATE, { ...ENTRIES, Email: 'jo@example.ie', 'Business name': 'x' })
    expect([page.status, ...page.texts('head title')]).toEqual([422, 'Error: Register your business | Ogham'])
    expect(page.describe('Business name')).toContain('Business name is required')
    expect(page.has('a', 'Business name is required')).toBe(true)
    expect(page.valueOf('Email')).toBe('jo@example.ie')
    expect(page.valueOf('Industry')).toBe('Healthcare & Medical')
    expect(page.isChecked('I accept the terms')).toBe(true)
    expect(page.valueOf('Password')).toBe('')
    expect(page.html).not.toContain(ENTRIES.Password)
  })
})

describe('the account', () => {
  test('shows a refusal at its field, and says what was saved', async () => {
    const page = await open('/account', await app.business())
    await page.send('Save profile', { 'Last name': '', 'Job title': 'Director' })
    expect(page.describe('Last name')).toContain('Last name is required')
    expect(page.valueOf('Job title')).toBe('Director')
    await page.send('Save profile', { 'Last name': 'Ní Dhálaigh', Phone: '087 765 4321' })
    expect([page.path, page.notice]).toEqual(['/account?done=profile', 'Profile saved'])
    expect([page.valueOf('Job title'), page.valueOf('Phone')]).toEqual(['Director', '+353877654321'])
  })

  test('shows the details of the organisation as they are stored', async () => {
    const page = await open('/account', await app.account())
    await page.send('Save organisation', {
      'Business name': 'Ó Dálaigh agus a Mhac',
      'Business type': 'Small-Medium Enterprise',
      Industry: 'Other',
      'VAT number': '6388047v',
      'Business address': '4 Quay Street, Galway, H91 X4A2',
      'Business phone': '091 123456',
      'Business email': 'info@dalaigh.example',
    })
    expect(page.notice).toBe('Organisation saved')
    expect(page.valueOf('VAT number')).toBe('IE6388047V')
  })

  test('gets a new email address once, by a link that can be opened before', async () => {
    const email = newEmail('new')
    const page = await open('/account', await app.account())
    await page.send('Change email', { 'New email': email, Password: PASSWORD })
    expect(page.path).toBe('/account?done=email')
    const link = `/account/confirm-email?token=${await app.mailedToken('email-change-confirm', email)}`
    // A scanner opens the link, which uses nothing up.
    await page.open(link)
    await page.open(link)
    await page.send('Confirm this address')
    expect(page.texts('h1')).toEqual(['Your email address is confirmed'])
    await page.open(link)
    await page.send('Confirm this address')
    expect([page.status, page.alert]).toEqual([400, expect.stringContaining('no longer valid')])
  })

  test('can be signed out everywhere', async () => {
    const person = await app.business()
    const page = await open('/account', person)
    await page.send('Sign out everywhere')
    expect(page.path).toBe('/sign-in?done=signed-out')
    expect(page.notice).toContain('Signed out everywhere')
    expect((await person.browser.get('/api/auth/user')).status).toBe(401)
  })

  test('is erased with a recovery code if it has two-factor sign-in', async () => {
    const person = await enrolled(app)
    const page = await open('/account', person)
    await page.send('Erase my account', { Password: PASSWORD, Code: wrongCodeOf(person.secret) })
    expect(page.status).toBe(403)
    await page.send('Erase my account', { Password: PASSWORD, Code: person.recoveryCodes[0] ?? '' })
    expect(page.path).toBe('/sign-in?done=account-erased')
    expect(page.notice).toContain('Your account was erased')
  })

  test('counts the recovery codes that are left', async () => {
    const { email, recoveryCodes } = await enrolled(app)
    const page = await open('/signin')
    await page.send('Sign In', { Email: email, Password: PASSWORD })
    await page.send('Sign In', { Code: recoveryCodes[0] ?? '' })
    expect(page.path).toBe('/dashboard/business')
    await page.open('/account')
    expect(textOf(page.find('#two-factor'))).toContain('9 recovery codes left.')
  })
})

describe('the contact form', () => {
  const MESSAGE = {
    Name: 'Séamus Ó Dálaigh',
    Organization: 'Ó Dálaigh agus a Mhac',
    Message: 'About forty calls a day and only two of us.',
  }

  test('sends a message and thanks for it', async () => {
    const email = newEmail('plain')
    const page = await open('/')
    await page.send('Send message', { ...MESSAGE, Email: email })
    expect(page.path).toBe('/?contact=sent#contact')
    expect(textOf(page.find('#contact'))).toContain("We'll get back to you within 24 hours")
    expect(await app.newestMail('contact-acknowledgment', email)).toMatchObject({ message: MESSAGE.Message })
  })

  test('keeps the text and says what is wrong', async () => {
    const page = await open('/')
    await page.send('Send message', { ...MESSAGE, Email: 'seamus' })
    expect(page.describe('Email')).toMatch(/complete email address/)
    expect([page.valueOf('Email'), page.valueOf('Message')]).toEqual(['seamus', MESSAGE.Message])
  })
})

test('an invitation to administrators that was used cannot be used again', async () => {
  const path = `/sign-up?invite=${await app.invite(newEmail('boss'))}`
  const names = { 'First name': 'Niamh', 'Last name': 'Ní Bhriain' }
  const page = await open(path)
  await page.send('Create Account', { ...names, Password: PASSWORD, 'Confirm password': PASSWORD })
  expect(page.path).toBe('/dashboard/admin')
  expect((await open(path)).text).toContain('This invitation cannot be used')
})

test('an invited person with two-factor sign-in joins with their account, after a code', async () => {
  const owners = await open('/account/people', await app.business({ businessName: 'Bácús na Trá' }))
  const { email, secret } = await enrolled(app)
  await owners.send('Send invitation', { Email: email, Role: 'Viewer' })
  const { url } = await app.newestMail('membership-invitation', email)
  const { pathname, search } = new URL(url)
  const page = await open(pathname + search)
  await page.send('Sign In', { Password: PASSWORD })
  await page.send('Sign In', { Code: codeOf(secret) })
  expect(page.has('main button', 'Join Bácús na Trá')).toBe(true)
  await page.send('Join Bácús na Trá')
  expect(page.has('a', /Bácús na Trá/)).toBe(true)
  await owners.open('/account/people')
  expect(owners.texts('tr')).toContainEqual(expect.stringMatching(/Séamus Ó Dálaigh.*Viewer.*On/))
})
