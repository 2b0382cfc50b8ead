import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, startAccounts } from '../support/accounts.ts'
import type { Browser } from '../support/http-browser.ts'
import { fillPortals } from '../support/portal-pages.ts'
import { addressOf, SITE_MAP } from '../support/site-map.ts'

type Access = 'everybody' | 'members' | 'BUSINESS' | 'GOVERNMENT' | 'ADMIN'

/** Who gets in where. An entry that ends with * holds for every page below it. */
const EXPECTED: Record<string, Access> = {
  '/': 'everybody',
  '/ai-receptionist': 'everybody',
  '/websites-marketing': 'everybody',
  '/business-automation': 'everybody',
  '/enterprise-ai': 'everybody',
  '/sme-solutions': 'everybody',
  '/about-us': 'everybody',
  '/careers': 'everybody',
  '/news': 'everybody',
  '/news/:slug': 'everybody',
  '/pricing': 'everybody',
  '/modules/:name': 'everybody',
  '/privacy-policy': 'everybody',
  '/terms-of-service': 'everybody',
  '/gdpr-compliance': 'everybody',
  '/accessibility': 'everybody',
  '/*': 'everybody',
  '/signup': 'everybody',
  '/signin': 'everybody',
  '/sign-in': 'everybody',
  '/sign-up': 'everybody',
  '/reset-password': 'everybody',
  '/account': 'members',
  '/account/confirm-email': 'everybody',
  '/dashboard/sample-data': 'members',
  '/dashboard/business*': 'BUSINESS',
  '/dashboard/government*': 'GOVERNMENT',
  '/dashboard/admin*': 'ADMIN',
  '/design': 'everybody',
}

let app: Accounts
let people: [name: string, person: Person | undefined, rights: Access[]][]
beforeAll(async () => {
  app = await startAccounts()
  const disabled = await app.business()
  await app.disable(disabled.id)
  people = [
    ['visitor', undefined, []],
    ['disabled', disabled, []],
    ['business', await app.business(), ['members', 'BUSINESS']],
    ['another business', await app.business(), ['members', 'BUSINESS']],
    ['government', await app.government(), ['members', 'GOVERNMENT']],
    ['administrator', await app.administrator(), ['members', 'BUSINESS', 'ADMIN']],
  ]
})
afterAll(() => app.stop())

test('every page has an expectation, and none that is gone', () => {
  expect(SITE_MAP.filter((path) => accessTo(path) === undefined)).toEqual([])
  const used = (entry: string) => SITE_MAP.some((path) => covers(entry, path))
  expect(Object.keys(EXPECTED).filter((entry) => !used(entry))).toEqual([])
})

test.each(SITE_MAP)('%s: page, data and form', async (path) => {
  const access = accessTo(path)
  const address = addressOf(path)
  for (const [name, person, rights] of people) {
    const isIn = access === 'everybody' || rights.some((right) => right === access)
    const browser = person?.browser.copy() ?? app.browser()
    const refusal = rights.length === 0 ? 401 : 403
    for (const [what, status] of Object.entries(await askAll(browser, address))) {
      // Downloads are links of their own, never data of a page.
      const isAnswered = status < 500 || what === 'loader'
      if (isIn) expect([name, what, [401, 403].includes(status), isAnswered]).toEqual([name, what, false, true])
      else expect([name, what, status]).toEqual([name, what, refusal])
    }
  }
})

test('a refusal holds nothing of what those see who get in', async () => {
  const portals = await fillPortals(app)
  // What everybody may read, here and in the address that was asked for.
  const open = [(await app.browser().get('/')).body, (await app.browser().get('/sign-in')).body].join()
  for (const { person, paths } of Object.values(portals)) {
    for (const path of paths) {
      const access = accessTo(path.replace(/\?.*/, ''))
      const { body } = await person.browser.get(dataOf(path))
      const refused = people.filter(([, , rights]) => !rights.some((right) => right === access))
      expect(refused.length).toBeGreaterThan(1)
      for (const [name, somebody] of refused) {
        const browser = somebody?.browser.copy() ?? app.browser()
        const known = `${open}${TOLD}${path}${somebody && (await somebody.browser.get('/account.data')).body}`
        const secrets = textsOf(body).filter((text) => !known.includes(text))
        for (const address of [path, dataOf(path)]) {
          const refusal = await browser.get(address)
          const leaks = secrets.filter((text) => String(refusal.body).includes(text))
          expect([name, address, refusal.status >= 401, leaks]).toEqual([name, address, true, []])
        }
      }
    }
  }
})

/** What a refusal says, with the words that React Router wraps it in. */
const TOLD = 'error message explanation wayForward label person dashboard company'

const dataOf = (path: string) => path.replace(/(\?|$)/, '.data$1')

/** What the data of a page tells: texts with a space, a digit or an @. Single words are in any page by chance. */
function textsOf(data: string): string[] {
  const texts = data
    .split('\n')
    .flatMap((line) => [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text))
  return [...new Set(texts)].filter((text) => text.length >= 6 && /[\s\d@]/.test(text) && !/^_\d+$/.test(text))
}

/** The statuses of a page, of its data as the browser asks for it between pages, and of a form sent to it. */
async function askAll(browser: Browser, path: string): Promise<Record<string, number>> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const page = await browser.get(path)
  const loader = await browser.get(path === '/' ? '/_root.data' : `${path}.data`)
  const action = await browser.send('POST', path, 'intent=nothing', form)
  return { page: page.status, loader: loader.status, action: action.status }
}

function accessTo(path: string): Access | undefined {
  return Object.entries(EXPECTED).find(([entry]) => covers(entry, path))?.[1]
}

function covers(entry: string, path: string): boolean {
  if (entry === path) return true
  const area = entry.endsWith('*') && entry !== '/*' ? entry.slice(0, -1) : undefined
  return area !== undefined && (path === area || path.startsWith(`${area}/`))
}
