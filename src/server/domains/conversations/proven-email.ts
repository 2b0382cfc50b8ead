import type { Ctx, Tx } from '../../context.ts'

/** The address that a contact has proved by a code, if any. */
export async function findProvenEmail({ db }: Pick<Ctx, 'db'>, contactId: string): Promise<string | undefined> {
  const row = await db.selectFrom('contacts').select('proven_email').where('id', '=', contactId).executeTakeFirst()
  return row?.proven_email ?? undefined
}

export async function noteProvenEmail(tx: Tx, contactId: string, email: string): Promise<void> {
  await tx.db
    .updateTable('contacts')
    .set({ proven_email: email.toLowerCase(), email })
    .where('id', '=', contactId)
    .execute()
}
