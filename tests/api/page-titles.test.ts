import { beforeAll, expect, test } from 'vitest'
import { type Accounts, shareAccounts } from '../support/accounts.ts'
import type { Browser } from '../support/http-browser.ts'
import { sharePortals } from '../support/portal-pages.ts'
import { SITE_MAP } from '../support/site-map.ts'

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

/** Public pages. Pages of one row share their route. */
const PUBLIC = SITE_MAP.filter((path) => !/^\/(dashboard|account(\/people|\/organisations|$))|[:*]/.test(path))

test('every page has one title, which no other page has', async () => {
  const { business, government, administrator } = await sharePortals()
  const titles = new Map<string, string[]>()
  const read = async (browser: Browser, paths: string[]) => {
    for (const path of paths) titles.set(path, titlesIn(String((await browser.get(path)).body)))
  }
  await read(app.browser(), [...PUBLIC, '/signup?step=2', '/signup?step=3', '/nowhere'])
  // The steps of a plan decision and held data share the address of their tab.
  for (const { person, paths } of [business, government, administrator]) {
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
