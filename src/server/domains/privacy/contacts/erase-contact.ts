import { randomUUID } from 'node:crypto'
import type { ErasedContact } from '#contracts/receptionist/contacts.ts'
import { bilingualName } from '#contracts/receptionist/diary.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { href } from '../../../links.ts'
import { enqueueMail } from '../../../mail/enqueue.ts'
import { recordAudit } from '../../audit/index.ts'
import { cancelBooking, getSendingOrganisation } from '../../bookings/index.ts'
import { type ContactSubject, findSubject, getStaffSubject } from '../../contacts/index.ts'
import { listRecipients, lockOrganisation } from '../../organisations/index.ts'
import { CONTACT_ERASED, syncErasureLog } from '../sync-erasure-log.ts'
import { CONTACT_DATA } from './contact-data.ts'
import type { ContactPolicy } from './contact-policy.ts'
import { listMailIds } from './contact-policy.ts'
import { findLanguage } from './copy-contact.ts'

type By = 'contact' | 'staff'

/**
 * Erases everything that an organisation keeps of a person, in the caller's transaction, which has locked the
 * organisation. Coming appointments are cancelled first, so that their times are free again. Counts stay: they name nobody.
 */
export async function eraseSubject(tx: Tx, given: ContactSubject, by: By): Promise<ErasedContact> {
  const { organisationId, email } = given
  const cancelled = await cancelComing(tx, given, by)
  const subject = await findSubject(tx, given)
  const language = await findLanguage(tx, subject)
  const rows = await listErasedRows(tx, subject)
  for (const policy of Object.values<ContactPolicy>(CONTACT_DATA)) await policy.erase(tx, subject)
  const erased = {
    conversations: subject.conversationIds.length + subject.typedIds.length,
    bookings: subject.bookingIds.length,
    cancelled,
  }
  const about = { kind: 'contact', id: subject.contactId ?? 'none' }
  await recordAudit(tx, CONTACT_ERASED, about, { organisationId, by, rows })
  const organisation = await getSendingOrganisation(tx, organisationId)
  // The last mail, without a name and in nobody's file: the outbox forgets it as every sent mail.
  await enqueueMail(tx, { template: 'contact-erased', to: email, props: { language, organisation, cancelled } })
  await tellOrganisation(tx, organisationId, by, erased)
  return erased
}

async function cancelComing(tx: Tx, { organisationId, bookingIds }: ContactSubject, by: By) {
  const coming = await tx.db
    .selectFrom('bookings')
    .select(['id', 'service_name', 'diary_name', 'starts_at', 'ends_at'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ['', ...bookingIds])
    .where('status', '=', 'booked')
    .where('starts_at', '>', tx.now().toISOString())
    .orderBy('starts_at')
    .execute()
  for (const { id } of coming) await cancelBooking(tx, { bookingId: id, by, key: `erased:${randomUUID()}` })
  return coming.map(({ service_name, diary_name, starts_at, ends_at }) => ({
    service: bilingualName.parse(JSON.parse(service_name)),
    diaryName: diary_name,
    startsAt: starts_at,
    endsAt: ends_at,
  }))
}

/** What the erasure log names, so that a restored backup does not bring it back: ids alone. */
async function listErasedRows(tx: Tx, subject: ContactSubject) {
  const { bookingIds, conversationIds, typedIds, waitingIds, contactId } = subject
  const listRows = <Table extends string>(table: Table, ids: string[]) => ids.map((id) => ({ table, id }))
  return [
    ...listRows('bookings', bookingIds),
    ...listRows('conversations', [...conversationIds, ...typedIds]),
    ...listRows('waiting_entries', waitingIds),
    ...listRows('contacts', contactId === undefined ? [] : [contactId]),
    ...listRows('outbox', await listMailIds(tx, subject)),
  ]
}

/** The owners hear how much is gone and which appointments are off, and not whose. */
async function tellOrganisation(tx: Tx, organisationId: string, by: By, erased: ErasedContact): Promise<void> {
  if (by === 'staff' && erased.cancelled.length === 0) return
  for (const { email, firstName, userType } of await listRecipients(tx, organisationId, 'ownership.change')) {
    const portal =
      userType === 'GOVERNMENT' ? href('/dashboard/government/receptionist') : href('/dashboard/business/receptionist')
    await enqueueMail(tx, {
      template: 'contact-erasure-notice',
      to: email,
      props: { firstName, by, path: `${portal}/diary`, ...erased },
    })
  }
}

/** Erases a person of the actor's organisation. Throws `not_found`, also for whoever comes second. */
export async function eraseContact(ctx: Ctx, contactId: string): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'contacts.change')
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const { subject } = await getStaffSubject(tx, contactId)
    await eraseSubject(tx, subject, 'staff')
  })
  await syncErasureLog(ctx)
}
