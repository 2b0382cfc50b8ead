import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrganisationRole } from '#contracts/permissions.ts'
import { type Accounts, shareAccounts } from '../support/accounts.ts'
import { PlainPages } from '../support/plain-pages.ts'
import { type PortalWalk, sharePortals } from '../support/portal-pages.ts'

let app: Accounts
let walks: PortalWalk[]
beforeAll(async () => {
  app = await shareAccounts()
  const { business, government } = await sharePortals()
  walks = [business, government]
})
// Other files walk through the same portals.
afterAll(() => setRole('owner'))

async function setRole(role: OrganisationRole): Promise<void> {
  const ids = walks.map(({ person }) => person.id)
  await app.db.updateTable('memberships').set({ role }).where('user_id', 'in', ids).execute()
}

/** The intents of the receptionist's forms in both customer portals, by page. */
async function listOffers(organisationRole: OrganisationRole, pages: RegExp): Promise<string[]> {
  const offers: string[] = []
  await setRole(organisationRole)
  for (const { person, paths } of walks) {
    for (const path of paths.filter((one) => one.includes('/receptionist') && pages.test(one))) {
      const html = await (
        await fetch(app.server.url + path, { headers: { cookie: person.browser.cookie ?? '' } })
      ).text()
      for (const [, intent] of html.matchAll(/name="intent" value="([\w-]+)"/g)) offers.push(`${path} ${intent}`)
    }
  }
  return offers
}

test('viewers see no button that would be refused, in every section of the receptionist', async () => {
  const offers = await listOffers('viewer', /./)
  expect(offers.toSorted()).toEqual(walks.map(({ paths }) => `${findTryIt(paths)} say`).toSorted())
})

const findTryIt = (paths: string[]) => paths.find((path) => path.endsWith('/receptionist/try-it')) ?? ''

test('viewers can talk to the draft, in both portals', async () => {
  await setRole('viewer')
  for (const { person, paths } of walks) {
    const page = await new PlainPages(app.server, person.browser.cookie).open(findTryIt(paths))
    await page.send('Send', { 'What a caller would write': 'Good morning' })
    expect([page.status, page.texts('.desk-who').slice(-2)]).toEqual([200, ['You', 'Receptionist']])
  }
})

test('members see no buttons to change knowledge or set-up', async () => {
  const offers = await listOffers('member', /\/(knowledge|set-up)/)
  expect(offers.filter((offer) => !offer.endsWith(' pause'))).toEqual([])
  expect((await listOffers('member', /\/conversations\//)).some((offer) => offer.endsWith(' take-over'))).toBe(true)
})
