import { beforeAll, expect, test } from 'vitest'
import { type Accounts, shareAccounts } from '../support/accounts.ts'
import { textOf } from '../support/html-elements.ts'
import { PlainPages } from '../support/plain-pages.ts'

let app: Accounts
let home: PlainPages
beforeAll(async () => {
  app = await shareAccounts()
  home = await open('/')
})

const open = (path: string) => new PlainPages(app.server).open(path)

test('the home page has its sections in order, with one main heading', () => {
  const sections = ['home', 'services', 'impact', 'about', 'contact']
  expect(home.texts('h1')).toHaveLength(1)
  const ids = home.list('main [id]').flatMap(({ attribs }) => attribs.id ?? [])
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections)
})

test('the bar has its links in order, and the hero links to the prices', () => {
  const bar = home.links('#site-menu').map(([name]) => name)
  expect(bar).toEqual(['Home', 'Services', 'Pricing', 'Impact', 'About', 'Sign In'])
  expect(home.links('#home')).toContainEqual(['Get Started Today', '/pricing'])
})

test('the headline figures and both testimonials are on the home page', () => {
  const impact = textOf(home.find('#impact'))
  for (const figure of ['€45M', '1,200+', '87%', '98%', '95%']) expect(impact).toContain(figure)
  expect(home.texts('#impact figure')).toHaveLength(2)
  expect(impact).toMatch(/zero missed calls/i)
})

test('the services section links to the receptionist and to websites', () => {
  expect(home.links('#services')).toEqual(
    expect.arrayContaining([
      ['Learn More About AI Receptionists', '/ai-receptionist'],
      ['Explore Website & Marketing Services', '/websites-marketing'],
    ]),
  )
})

test('the footer has its specified links', () => {
  expect(home.links('footer').map(([, href]) => href)).toEqual(
    expect.arrayContaining([
      '/ai-receptionist',
      '/business-automation',
      '/enterprise-ai',
      '/sme-solutions',
      '/about-us',
      '/careers',
      '/news',
      '/#contact',
      '/privacy-policy',
      '/terms-of-service',
      '/gdpr-compliance',
    ]),
  )
})

test('the sign-in links to the home page and the registration', async () => {
  const page = await open('/sign-in')
  expect(page.links()).toEqual(
    expect.arrayContaining([
      ['Back to Home', '/'],
      ['Create an account', '/sign-up'],
    ]),
  )
})

test.each([
  ['', 'Professional', '€2,500'],
  ['?plan=professional', 'Professional', '€2,500'],
  ['?plan=advanced', 'Advanced', '€5,000'],
  ['?plan=elite', 'Elite', 'Custom Quote'],
  ['?plan=golden', 'Professional', '€2,500'],
])('/signup%s selects %s', async (query, name, price) => {
  const page = await open(`/signup${query}`)
  expect(page.texts('aside h2')).toEqual([name])
  expect(page.texts('aside p, aside dd')).toContain(price)
  expect(page.links('aside')).toContainEqual(['Compare all plans', '/pricing'])
})

test('no form with a password puts it into the address before scripts run', async () => {
  for (const path of ['/signin', '/sign-in', '/sign-up', '/signup']) {
    const page = await open(path)
    const methods = page.list('main form').map(({ attribs }) => attribs.method)
    expect([path, methods]).toEqual([path, ['post']])
  }
})
