import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../../tests/support/members.ts'
import { requestElitePlan } from '../request-elite-plan.ts'
import { getAnySubscription } from './get-any-subscription.ts'
import { listSubscriptions } from './list-subscriptions.ts'

let deps: TestDatabase
let admin: MemberCtx
let niamh: MemberCtx
beforeEach(async () => {
  deps = await openTestDatabase()
  admin = await createMember(deps, { role: 'ADMIN', name: 'Ogham' })
  niamh = await createMember(deps, { plan: 'professional' })
})
afterEach(() => deps.close())

const getId = async () => (await listSubscriptions(admin, {})).items[0]?.id ?? ''

test('administrators see the plan of any customer, with their name', async () => {
  const found = await getAnySubscription(admin, await getId())
  expect(found).toMatchObject({ organisationName: 'Claddagh Physio', plan: 'professional', status: 'trial' })
})

test('a customer is refused, and an unknown plan is not found', async () => {
  await expect(getAnySubscription(niamh, await getId())).rejects.toMatchObject({ code: 'forbidden' })
  await expect(getAnySubscription(admin, 'sub_0')).rejects.toMatchObject({ code: 'not_found' })
})

test('a customer with a plan and a request for Elite is among the requests', async () => {
  expect((await listSubscriptions(admin, { status: 'requested' })).total).toBe(0)
  await requestElitePlan(niamh, { message: 'Forty numbers.' })
  expect((await listSubscriptions(admin, { status: 'requested' })).items).toMatchObject([
    { organisationName: 'Claddagh Physio', plan: 'professional' },
  ])
})
