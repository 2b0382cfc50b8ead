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
  /** False: to be completed in the portal. */
  isComplete: boolean
}

/** One row is the company itself, so its id needs no look-up. */
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

/** Whoever changes a name says so here, in the same transaction: searches find organisations and their people by it. */
export function indexOrganisation(tx: Tx, id: string, name: string): Promise<void> {
  return replaceTerms(tx, { kind: 'organisation', id }, [name])
}

/** Where administrators belong. Made at its first use; two at once make one. */
export async function ensureCompanyOrganisation(tx: Tx): Promise<string> {
  const company = await getCompany(tx)
  const now = tx.now().toISOString()
  const made = await tx.db
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
  if (made !== undefined) await indexOrganisation(tx, COMPANY_ORGANISATION_ID, made.name)
  return COMPANY_ORGANISATION_ID
}
