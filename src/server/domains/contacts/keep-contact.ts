import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { lockOrganisation } from '../organisations/index.ts'

type Proved = { organisationId: string; email: string; name?: string | null; phone?: string | null }

/**
 * Returns the contact of an organisation with a proved address, and creates it if needed. Locks the organisation for
 * the caller's transaction, so that nobody erases the contact meanwhile.
 */
export async function keepContact(tx: Tx, { organisationId, email, name, phone }: Proved): Promise<string> {
  await lockOrganisation(tx, organisationId)
  const proved = { organisation_id: organisationId, proven_email: email, email }
  await tx.db
    .insertInto('contacts')
    .values({ id: newId('cnt'), ...proved, name: null, phone: null, created_at: tx.now().toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'proven_email']).where('proven_email', 'is not', null).doNothing(),
    )
    .execute()
  const { id } = await tx.db
    .updateTable('contacts')
    .set(({ fn, ref, val }) => ({
      name: fn.coalesce(ref('name'), val(name ?? null)),
      phone: fn.coalesce(ref('phone'), val(phone ?? null)),
    }))
    .where('organisation_id', '=', organisationId)
    .where('proven_email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
