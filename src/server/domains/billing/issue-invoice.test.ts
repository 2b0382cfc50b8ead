import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { buildCharge } from './charges.ts'
import { issueInvoice } from './issue-invoice.ts'

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

const charge = buildCharge([{ kind: 'setup', description: 'Set-up', netCents: 100, period: null }], 0)

test('an invoice of 0 counts as paid, and any other is mailed with the bank details', async () => {
  const niamh = await createMember(deps)
  const { organisationId } = niamh.actor
  await issueInvoice(asTx(niamh), { organisationId, charge: buildCharge([], 0), purchaseOrder: null })
  await issueInvoice(asTx(niamh), { organisationId, charge, purchaseOrder: null })
  const invoices = await deps.db.selectFrom('invoices').select(['status', 'paid_at']).orderBy('number').execute()
  expect(invoices).toEqual([
    { status: 'paid', paid_at: '2026-11-21T09:30:00.000Z' },
    { status: 'due', paid_at: null },
  ])
  const mails = await deps.db.selectFrom('outbox').select('props').orderBy('id').execute()
  expect(mails.map(({ props }) => JSON.parse(props))).toMatchObject([
    { number: 'INV-1001', total: '€0.00', bankTransfer: null },
    { number: 'INV-1002', total: '€1.23', dueOn: '5 December 2026', bankTransfer: { reference: 'INV-1002' } },
  ])
})
