import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrganisationRole } from '#contracts/permissions.ts'
import { startAccounts } from '../support/accounts.ts'
import { fillPortals, type PortalWalk } from '../support/portal-pages.ts'

let app: Awaited<ReturnType<typeof startAccounts>>
let walks: PortalWalk[]
beforeAll(async () => {
  app = await startAccounts()
  const { business, government } = await fillPortals(app)
  walks = [business, government]
})
afterAll(() => app.server.stop())

/** The intents of the receptionist's forms in both customer portals, by page. */
async function listOffers(organisationRole: OrganisationRole, pages: RegExp): Promise<string[]> {
  const offers: string[] = []
  for (const { person, paths } of walks) {
    await app.db.updateTable('memberships').set({ role: organisationRole }).where('user_id', '=', person.id).execute()
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
  expect(await listOffers('viewer', /./)).toEqual([])
})

test('members see no buttons to change knowledge or set-up', async () => {
  const offers = await listOffers('member', /\/(knowledge|set-up)/)
  expect(offers.filter((offer) => !offer.endsWith(' pause'))).toEqual([])
  expect((await listOffers('member', /\/conversations\//)).some((offer) => offer.endsWith(' take-over'))).toBe(true)
})
