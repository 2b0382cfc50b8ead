import type { Tx } from '../../context.ts'
import type { EnquiryEntriesTable } from '../../database/support-tables.ts'
import { newId } from '../../ids.ts'
import { addTerms } from '../../search/terms.ts'

/** Adds a reply or a note to a message and indexes its words, in the caller's transaction. */
export async function addEntry(tx: Tx, entry: Omit<EnquiryEntriesTable, 'id' | 'created_at'>): Promise<void> {
  await tx.db
    .insertInto('enquiry_entries')
    .values({ id: newId('ent'), ...entry, created_at: tx.now().toISOString() })
    .execute()
  await addTerms(tx, { kind: 'enquiry', id: entry.enquiry_id }, [entry.body])
}
