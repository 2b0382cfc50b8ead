import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import type { Ctx } from '../../context.ts'
import {
  changePlan,
  getSubscription,
  issueCreditNote,
  listInvoices,
  previewPlanChange,
  renewSubscriptions,
} from './index.ts'

let deps: TestDatabase
let staff: Ctx
let niamh: MemberCtx
beforeEach(async () => {
  deps = await openTestDatabase()
  staff = await createAdministrator(deps)
  niamh = await createMember(deps, { plan: 'advanced' })
})
afterEach(() => deps.close())

async function change(plan: string) {
  const choice = { plan, when: 'now' }
  const { totalCents } = await previewPlanChange(niamh, choice)
  return changePlan(niamh, { ...choice, expectedTotalCents: totalCents })
}

async function takeBack(number: string) {
  const invoice = (await listInvoices(niamh)).find((each) => each.number === number)
  return issueCreditNote(staff, { invoiceId: invoice?.id ?? '', reason: 'A mistake' })
}

const creditCents = async () => (await getSubscription(niamh))?.creditCents

test('crediting an invoice restores the credit that it used', async () => {
  deps.clock.set('2026-12-06T09:30:00.000Z')
  await change('professional')
  expect(await creditCents()).toBe(5_000)
  deps.clock.set('2026-12-21T09:30:00.000Z')
  await renewSubscriptions(testCtx(deps, { kind: 'job', name: 'test' }))
  expect([await creditCents(), (await listInvoices(niamh))[0]?.netCents]).toEqual([0, 4_900])
  await expect(takeBack('INV-1002')).rejects.toMatchObject({
    code: 'conflict',
    message: /later invoice used the credit/,
  })
  await takeBack('INV-1003')
  expect(await creditCents()).toBe(5_000)
  await takeBack('INV-1002')
  expect(await creditCents()).toBe(0)
})

test('a credited set-up fee is charged in full by the next plan change', async () => {
  await takeBack('INV-1001')
  await change('professional')
  const { lines } = await previewPlanChange(niamh, { plan: 'advanced', when: 'next_cycle' })
  expect(lines.map(({ netCents }) => netCents)).toEqual([250_000, 19_900])
})

test('a period with a credited invoice gives no credit when it ends early', async () => {
  await takeBack('INV-1001')
  deps.clock.set('2026-12-06T09:30:00.000Z')
  const { lines } = await previewPlanChange(niamh, { plan: 'professional', when: 'now' })
  expect(lines.map(({ kind, netCents }) => [kind, netCents])).toEqual([
    ['remaining', 4_950],
    ['setup', 250_000],
  ])
})

test('an invoice can be credited only after the later invoice that builds on it', async () => {
  deps.clock.set('2026-12-06T09:30:00.000Z')
  await change('professional')
  await expect(takeBack('INV-1001')).rejects.toMatchObject({ code: 'conflict', message: /^INV-1002 builds on this/ })
  await takeBack('INV-1002')
  await takeBack('INV-1001')
  const documents = await listInvoices(niamh)
  expect(documents.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(0)
})
