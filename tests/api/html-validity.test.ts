import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { SITE_PAGES } from '#server/http/discovery/sitemap.ts'
import { type Accounts, shareAccounts } from '../support/accounts.ts'
import { sharePortals } from '../support/portal-pages.ts'

const FORMS = ['/signup', '/signin', '/sign-in', '/sign-up', '/reset-password', '/nowhere', '/design']

let app: Accounts
let portals: Awaited<ReturnType<typeof sharePortals>>
beforeAll(async () => {
  app = await shareAccounts()
  portals = await sharePortals()
})

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
  const { body } = await app.browser().get(path)
  expect(await faultsIn(body, path)).toEqual([])
})

test.each(['business', 'government', 'administrator'] as const)('the portal of a %s is valid HTML', async (role) => {
  const { person, paths } = portals[role]
  const faults: string[] = []
  for (const path of paths) {
    const { status, body } = await person.browser.get(path)
    if (status !== 200) faults.push(`${path}: ${status}`)
    faults.push(...(await faultsIn(body, path)))
  }
  expect(faults).toEqual([])
})
