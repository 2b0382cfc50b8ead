import { beforeAll, expect, test } from 'vitest'
import { type Accounts, shareAccounts } from '../support/accounts.ts'
import { openPlainPage, type PlainPage } from '../support/plain-page.ts'

let app: Accounts
let home: PlainPage
beforeAll(async () => {
  app = await shareAccounts()
  home = await openPlainPage(app.browser(), '/')
})

test('the home page has its sections in order, with one main heading', () => {
  const sections = ['home', 'services', 'impact', 'about', 'contact']
  expect(home.texts('h1')).toHaveLength(1)
  expect(home.ids().filter((id) => sections.includes(id))).toEqual(sections)
})

test('the bar has its links in order, and the hero links to the prices', () => {
  const bar = home.links('site-menu').map(([name]) => name)
  expect(bar).toEqual(['Home', 'Services', 'Pricing', 'Impact', 'About', 'Sign In'])
  expect(home.links('home')).toContainEqual(['Get Started Today', '/pricing'])
})

test('the headline figures and both testimonials are on the home page', () => {
  for (const figure of ['€45M', '1,200+', '87%', '98%', '95%']) expect(home.text('impact')).toContain(figure)
  expect(home.texts('figure', 'impact')).toHaveLength(2)
  expect(home.text('impact')).toMatch(/zero missed calls/i)
})

test('the services section links to the receptionist and to websites', () => {
  expect(home.links('services')).toEqual(
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
  const page = await openPlainPage(app.browser(), '/sign-in')
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
  const page = await openPlainPage(app.browser(), `/signup${query}`)
  expect(page.texts('h2', 'aside')).toEqual([name])
  expect([...page.texts('p', 'aside'), ...page.texts('dd', 'aside')]).toContain(price)
  expect(page.links('aside')).toContainEqual(['Compare all plans', '/pricing'])
})

test('no form with a password puts it into the address before scripts run', async () => {
  for (const path of ['/signin', '/sign-in', '/sign-up', '/signup']) {
    const page = await openPlainPage(app.browser(), path)
    expect([path, page.methods()]).toEqual([path, ['post']])
  }
})
