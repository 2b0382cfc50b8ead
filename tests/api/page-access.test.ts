import { beforeAll, expect, test } from 'vitest'
import { GIVEN_ROLES, listPermissions, type OrganisationRole, type Permission } from '#contracts/permissions.ts'
import type { UserType } from '#contracts/session.ts'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { isPostgres } from '../support/http.ts'
import type { Browser } from '../support/http-browser.ts'
import { moveTo, organisationOf } from '../support/memberships.ts'
import { sharePortals } from '../support/portal-pages.ts'
import { addressOf, SITE_MAP } from '../support/site-map.ts'

/** A portal, optionally with a permission that the role needs too. */
type Access = 'everybody' | 'members' | UserType | `${UserType | 'members'} ${Permission}` | 'ADMIN'

/** Who may open which page. An entry that ends with * covers all pages below it. The first match counts. */
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
  '/account/organisations': 'members',
  '/account/people': 'members people.read',
  '/account/people/export.csv': 'members people.change',
  '/account/people/:memberId': 'members people.read',
  '/invitation': 'everybody',
  '/dashboard/sample-data': 'members organisation.change',
  '/dashboard/business/upgrade*': 'BUSINESS billing.read',
  '/dashboard/business/support/new': 'BUSINESS tickets.change',
  '/dashboard/business/receptionist/knowledge/new': 'BUSINESS receptionist.change',
  '/dashboard/business/receptionist/knowledge/import': 'BUSINESS receptionist.change',
  '/dashboard/business/receptionist/knowledge/website': 'BUSINESS receptionist.change',
  '/dashboard/business/receptionist/knowledge/document': 'BUSINESS receptionist.change',
  '/dashboard/business/receptionist/try-it/scenarios/new': 'BUSINESS receptionist.change',
  '/dashboard/business/receptionist/try-it/scenarios/:scenarioId': 'BUSINESS receptionist.change',
  '/dashboard/business/receptionist/contacts/:contactId/copy.json': 'BUSINESS contacts.change',
  '/dashboard/business/receptionist/contacts/:contactId/copy.pdf': 'BUSINESS contacts.change',
  '/dashboard/business/receptionist/report/auditors*': 'BUSINESS record.read',
  '/dashboard/business/receptionist/diary/new': 'BUSINESS bookings.change',
  '/dashboard/business/receptionist/diary/blocks/new': 'BUSINESS bookings.change',
  '/dashboard/business*': 'BUSINESS',
  '/dashboard/government/upgrade*': 'GOVERNMENT billing.read',
  '/dashboard/government/support/new': 'GOVERNMENT tickets.change',
  '/dashboard/government/support/training': 'GOVERNMENT tickets.change',
  '/dashboard/government/support/modules/:name': 'GOVERNMENT tickets.change',
  '/dashboard/government/governance-platform/new': 'GOVERNMENT conversations.answer',
  '/dashboard/government/projects/new': 'GOVERNMENT projects.change',
  '/dashboard/government/projects/:projectId/edit': 'GOVERNMENT projects.change',
  '/dashboard/government/projects/:projectId/status': 'GOVERNMENT projects.change',
  '/dashboard/government/projects/:projectId/documents': 'GOVERNMENT projects.change',
  '/dashboard/government/compliance/new': 'GOVERNMENT policies.change',
  '/dashboard/government/compliance/:policyId/edit': 'GOVERNMENT policies.change',
  '/dashboard/government/compliance/:policyId/review': 'GOVERNMENT policies.change',
  '/dashboard/government/receptionist/knowledge/new': 'GOVERNMENT receptionist.change',
  '/dashboard/government/receptionist/knowledge/import': 'GOVERNMENT receptionist.change',
  '/dashboard/government/receptionist/knowledge/website': 'GOVERNMENT receptionist.change',
  '/dashboard/government/receptionist/knowledge/document': 'GOVERNMENT receptionist.change',
  '/dashboard/government/receptionist/try-it/scenarios/new': 'GOVERNMENT receptionist.change',
  '/dashboard/government/receptionist/try-it/scenarios/:scenarioId': 'GOVERNMENT receptionist.change',
  '/dashboard/government/receptionist/contacts/:contactId/copy.json': 'GOVERNMENT contacts.change',
  '/dashboard/government/receptionist/contacts/:contactId/copy.pdf': 'GOVERNMENT contacts.change',
  '/dashboard/government/receptionist/report/auditors*': 'GOVERNMENT record.read',
  '/dashboard/government/receptionist/diary/new': 'GOVERNMENT bookings.change',
  '/dashboard/government/receptionist/diary/blocks/new': 'GOVERNMENT bookings.change',
  '/dashboard/government*': 'GOVERNMENT',
  '/dashboard/admin*': 'ADMIN',
  '/talk*': 'everybody',
  '/widget*': 'everybody',
  '/design': 'everybody',
}

/** On PostgreSQL every page runs its queries once. SQLite covers every role, because the same code decides access. */
const ROLES = isPostgres ? [] : GIVEN_ROLES

let app: Accounts
let portals: Awaited<ReturnType<typeof sharePortals>>
let people: [name: string, person: Person | undefined, rights: string[]][]
const colleagues = new Set<string>()
beforeAll(async () => {
  app = await shareAccounts()
  portals = await sharePortals()
  const disabled = await app.business()
  await app.disable(disabled.id)
  people = [
    ['visitor', undefined, []],
    ['disabled', disabled, []],
    ['another business', await app.business(), rightsOf('BUSINESS', 'owner')],
    ['administrator', await app.administrator(), [...rightsOf('BUSINESS', 'owner'), 'ADMIN']],
  ]
  for (const userType of ['BUSINESS', 'GOVERNMENT'] as const) {
    const owner = await app.account({ userType })
    people.push([`owner, ${userType}`, owner, rightsOf(userType, 'owner')])
    for (const role of ROLES) {
      const colleague = await app.account()
      await moveTo(app.db, colleague.id, await organisationOf(app.db, owner.id), role)
      people.push([`${role}, ${userType}`, colleague, rightsOf(userType, role)])
      colleagues.add(`${role}, ${userType}`)
    }
  }
})

function rightsOf(userType: UserType, organisationRole: OrganisationRole): string[] {
  return ['members', userType, ...listPermissions({ organisationRole, userType })]
}

const hasAccess = (rights: string[], access: Access | undefined) =>
  access === 'everybody' || access?.split(' ').every((part) => rights.includes(part)) === true

test('every page has an expectation, and every expectation a page', () => {
  expect(SITE_MAP.filter((path) => accessTo(path) === undefined)).toEqual([])
  const used = (entry: string) => SITE_MAP.some((path) => covers(entry, path))
  expect(Object.keys(EXPECTED).filter((entry) => !used(entry))).toEqual([])
})

test.each(SITE_MAP)('%s: page, data and form', async (path) => {
  const access = accessTo(path)
  const address = addressOf(path)
  // The rights of another business are those of an owner here.
  for (const [name, person, rights] of people.filter(([name]) => name !== 'another business')) {
    const isIn = hasAccess(rights, access)
    const browser = person?.browser.copy() ?? app.browser()
    const refusal = rights.length === 0 ? 401 : 403
    const isDrawn = !isPostgres && !colleagues.has(name)
    for (const [what, status] of Object.entries(await askAll(browser, address, isDrawn))) {
      // Downloads have links of their own, so they are not data of a page.
      const isAnswered = status < 500 || what === 'loader'
      if (isIn) expect([name, what, [401, 403].includes(status), isAnswered]).toEqual([name, what, false, true])
      else expect([name, what, status]).toEqual([name, what, refusal])
    }
  }
})

test('every page with rows answers', async () => {
  for (const { person, paths } of Object.values(portals)) {
    for (const path of paths) expect([path, (await person.browser.get(dataOf(path))).status]).toEqual([path, 200])
  }
})

// A refusal asks no database for its words.
test.skipIf(isPostgres)('a refusal holds nothing of the page', async () => {
  // Public text: on this page, and in the requested address.
  const open = [(await app.browser().get('/')).body, (await app.browser().get('/sign-in')).body].join()
  const own = new Map<string, unknown>()
  for (const [name, somebody] of people) own.set(name, (await somebody?.browser.get('/account.data'))?.body)
  for (const { person, paths } of Object.values(portals)) {
    for (const path of paths) {
      const access = accessTo(path.replace(/\?.*/, ''))
      const { body } = await person.browser.get(dataOf(path))
      const refused = people.filter(([, , rights]) => !hasAccess(rights, access))
      expect(refused.length).toBeGreaterThan(1)
      const texts = textsOf(body).filter((text) => !`${open}${TOLD}${path}`.includes(text))
      for (const [name, somebody] of refused) {
        const browser = somebody?.browser.copy() ?? app.browser()
        const known = String(own.get(name))
        const secrets = texts.filter((text) => !known.includes(text))
        for (const address of colleagues.has(name) ? [dataOf(path)] : [path, dataOf(path)]) {
          const refusal = await browser.get(address)
          const leaks = secrets.filter((text) => String(refusal.body).includes(text))
          expect([name, address, refusal.status >= 401, leaks]).toEqual([name, address, true, []])
        }
      }
    }
  }
})

/** The text of a refusal, with the words that React Router adds. */
const TOLD = 'error message explanation wayForward label person dashboard company'

const dataOf = (path: string) => path.replace(/(\?|$)/, '.data$1')

/** The texts in a page's data with a space, a digit or an @. Single words appear on any page by chance. */
function textsOf(data: string): string[] {
  const texts = data
    .split('\n')
    .flatMap((line) => [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text))
  return [...new Set(texts)].filter((text) => text.length >= 6 && /[\s\d@]/.test(text) && !/^_\d+$/.test(text))
}

/**
 * The statuses of a page, of its data on a client navigation, and of a form posted to it. A page asks for its data as a
 * navigation does, and a form for its answer, so these are drawn on one engine only, and not again for each role.
 */
async function askAll(browser: Browser, path: string, isDrawn: boolean): Promise<Record<string, number>> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const data = path === '/' ? '/_root.data' : `${path}.data`
  const page = isDrawn ? await browser.get(path) : undefined
  const loader = await browser.get(data)
  const action = await browser.send('POST', isDrawn ? path : data, 'intent=nothing', form)
  return { ...(page && { page: page.status }), loader: loader.status, action: action.status }
}

function accessTo(path: string): Access | undefined {
  return Object.entries(EXPECTED).find(([entry]) => covers(entry, path))?.[1]
}

function covers(entry: string, path: string): boolean {
  if (entry === path) return true
  const area = entry.endsWith('*') && entry !== '/*' ? entry.slice(0, -1) : undefined
  return area !== undefined && (path === area || path.startsWith(`${area}/`))
}
