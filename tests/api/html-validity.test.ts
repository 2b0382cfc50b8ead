import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { SITE_PAGES } from '#server/http/discovery/sitemap.ts'
import { type Accounts, shareAccounts } from '../support/accounts.ts'
import type { Answer, Browser } from '../support/http-browser.ts'
import { sharePortals } from '../support/portal-pages.ts'
import { SITE_MAP } from '../support/site-map.ts'

const FORMS = ['/signup', '/signin', '/sign-in', '/sign-up', '/reset-password', '/nowhere', '/design']
/** Public pages. Pages of one row share their route. */
const PUBLIC = SITE_MAP.filter((path) => !/^\/(dashboard|account(\/people|\/organisations|$))|[:*]/.test(path))

let app: Accounts
let portals: Awaited<ReturnType<typeof sharePortals>>
let visitor: Browser
beforeAll(async () => {
  app = await shareAccounts()
  portals = await sharePortals()
  visitor = app.browser()
})

const drawn = new Map<Browser, Map<string, Promise<Answer>>>()

/** A page as somebody sees it, drawn once for all tests. */
function pageOf(browser: Browser, path: string): Promise<Answer> {
  const pages = drawn.get(browser) ?? new Map<string, Promise<Answer>>()
  drawn.set(browser, pages)
  const page = pages.get(path) ?? browser.get(path)
  pages.set(path, page)
  return page
}

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': ['error', { minInitialRank: 'h2' }],
      'input-attributes': 'error',
      // Without a doctype, browsers use quirks mode.
      'missing-doctype': 'error',
    },
  }),
)

async function faultsIn(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path)
  return results.flatMap(({ messages }) =>
    messages.map((fault) => `${path}: ${fault.ruleId}: ${fault.message} (${fault.selector})`),
  )
}

test.each([...SITE_PAGES, ...FORMS])('%s is valid HTML', async (path) => {
  const { body } = await pageOf(visitor, path)
  expect(await faultsIn(body, path)).toEqual([])
})

test.each(['business', 'government', 'administrator'] as const)('the portal of a %s is valid HTML', async (role) => {
  const { person, paths } = portals[role]
  const faults: string[] = []
  for (const path of paths) {
    const { status, body } = await pageOf(person.browser, path)
    if (status !== 200) faults.push(`${path}: ${status}`)
    faults.push(...(await faultsIn(body, path)))
  }
  expect(faults).toEqual([])
})

test('every page has one title, which no other page has', async () => {
  const titles = new Map<string, string[]>()
  const read = async (browser: Browser, paths: string[]) => {
    for (const path of paths) titles.set(path, titlesIn(String((await pageOf(browser, path)).body)))
  }
  await read(visitor, [...PUBLIC, '/signup?step=2', '/signup?step=3', '/nowhere'])
  // The steps of a plan decision and held data share the address of their tab.
  for (const { person, paths } of Object.values(portals)) {
    await read(
      person.browser,
      paths.filter((path) => !/(upgrade|privacy)\?/.test(path)),
    )
  }
  expect([...titles].filter(([, found]) => found.length !== 1 || found[0] === '')).toEqual([])
  const shared = Map.groupBy(titles, ([, [title]]) => title)
  expect([...shared.values()].filter((pages) => pages.length > 1)).toEqual([])
})

function titlesIn(html: string): string[] {
  return [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title)
}
