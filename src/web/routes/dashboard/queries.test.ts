import type { KyselyPlugin } from 'kysely'
import { type LoaderFunction, type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#server/context.ts'
import { addSampleData } from '#server/domains/samples/index.ts'
import { ctxContext } from '#server/http/router-context.ts'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import * as root from '../../root.tsx'
import * as content from './admin/content.tsx'
import * as adminLayout from './admin/layout.tsx'
import * as organisation from './admin/organisation.tsx'
import * as businessLayout from './business/layout.tsx'
import * as overview from './business/overview.tsx'
import * as governmentLayout from './government/layout.tsx'
import * as projects from './government/projects.tsx'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

type RouteModule = { middleware?: unknown[]; loader: unknown }

/** Counts the statements that the loaders of a page send. The user's look-up stands for that of the session. */
async function queriesOf(ctx: Ctx, page: RouteModule[], params = {}): Promise<number> {
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries++
      return result
    },
  }
  const context = new RouterContextProvider()
  context.set(ctxContext, { ...ctx, db: ctx.db.withPlugin(counter), pageReads: new Map() })
  const request = new Request('https://ogham.example/dashboard')
  const args = { context, request, params, url: new URL(request.url), pattern: '' }
  for (const { middleware = [] } of page)
    for (const guard of middleware) await (guard as MiddlewareFunction)(args, async () => new Response())
  await Promise.all(page.map(({ loader }) => (loader as LoaderFunction)(args)))
  return queries
}

test('the busiest pages send few statements', async () => {
  const business = await createMember(database)
  const official = await createMember(database, { userType: 'GOVERNMENT' })
  for (const { actor } of [business, official])
    await addSampleData(asTx(testCtx(database)), { ...actor, id: actor.organisationId })
  const administrator = await createAdministrator(database)
  expect({
    overview: await queriesOf(business, [root, businessLayout, overview]),
    projects: await queriesOf(official, [root, governmentLayout, projects]),
    admin: await queriesOf(administrator, [root, adminLayout, content]),
  }).toEqual({ overview: 10, projects: 9, admin: 10 })
})

test("an organisation's record sends few statements for all its parts", async () => {
  const official = await createMember(database, { userType: 'GOVERNMENT' })
  const administrator = await createAdministrator(database)
  const { organisationId } = official.actor
  expect(await queriesOf(administrator, [root, organisation], { organisationId })).toBe(12)
})
