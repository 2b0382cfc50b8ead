import type { BusinessType } from '#contracts/registration-options.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { replaceTerms } from '../../search/terms.ts'
import { getCompany } from '../settings/index.ts'
import { normaliseDetails } from './rules.ts'

type NewOrganisation = {
  name: string
  businessType: BusinessType | null
  industry?: string
  address?: string
  phone?: string
  email?: string
  vatNumber?: string | undefined
  /** False: the customer completes the details in the portal. */
  isComplete: boolean
}

/** The company is one row with a fixed id. */
export const COMPANY_ORGANISATION_ID = 'org_company'

/** Stores a customer in the caller's transaction and returns its id. */
export async function createOrganisation(tx: Tx, organisation: NewOrganisation): Promise<string> {
  const id = newId('org')
  const now = tx.now().toISOString()
  await tx.db
    .insertInto('organisations')
    .values({
      id,
      name: organisation.name,
      kind: 'customer',
      business_type: organisation.businessType,
      ...normaliseDetails(organisation),
      completed_at: organisation.isComplete ? now : null,
      created_at: now,
    })
    .execute()
  await indexOrganisation(tx, id, organisation.name)
  return id
}

/** Indexes an organisation for search. Call it in the transaction that changes its name. */
export function indexOrganisation(tx: Tx, id: string, name: string): Promise<void> {
  return replaceTerms(tx, { kind: 'organisation', id }, [name])
}

/** Creates the administrators' organisation at its first use. Two calls at once create one. */
export async function ensureCompanyOrganisation(tx: Tx): Promise<string> {
  const company = await getCompany(tx)
  const now = tx.now().toISOString()
  const created = await tx.db
    .insertInto('organisations')
    .values({
      id: COMPANY_ORGANISATION_ID,
      name: company.name,
      kind: 'company',
      ...normaliseDetails({
        address: company.addressLines.join(', '),
        phone: company.phone,
        email: company.email,
      }),
      completed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('name')
    .executeTakeFirst()
  if (created !== undefined) await indexOrganisation(tx, COMPANY_ORGANISATION_ID, created.name)
  return COMPANY_ORGANISATION_ID
}
