import { bilingualName } from '#contracts/receptionist/diary.ts'
import type { Tx } from '../../../context.ts'
import type { BookingHoldsTable } from '../../../database/booking-tables.ts'
import { href } from '../../../links.ts'
import { enqueueMailWithinLimit } from '../../../mail/enqueue.ts'
import { createToken, hashToken } from '../../identity/index.ts'
import { getOrganisationDetails } from '../organisation-details.ts'
import type { WaitingRow } from './waiting-rows.ts'

/**
 * Mails a person their place on the list or an offered time, with a personal link. Returns false without an address,
 * and above the receiver's limit.
 */
export async function mailWaitingNews(
  tx: Tx,
  entry: WaitingRow,
  { offer, minutes }: { offer: BookingHoldsTable | null; minutes: number },
): Promise<boolean> {
  if (entry.email === null) return false
  const { name, address, phone, email, slug } = await getOrganisationDetails(tx, entry.organisation_id)
  const token = createToken()
  const isSent = await enqueueMailWithinLimit(tx, {
    template: 'waiting-news',
    to: entry.email,
    ...(email !== null && { replyTo: email }),
    props: {
      language: entry.language,
      organisation: { name, address, phone },
      name: entry.name,
      service: bilingualName.parse(JSON.parse(entry.service_name))[entry.language],
      day: entry.day,
      minutes,
      offer: offer && {
        startsAt: offer.starts_at,
        endsAt: offer.ends_at,
        diaryName: offer.diary_name,
        diaryKind: offer.diary_kind,
        until: offer.held_until,
      },
      url: tx.config.appUrl + href('/talk/:slug/waiting/:token', { slug, token }),
    },
  })
  if (!isSent) return false
  const row = { token_hash: hashToken(token), organisation_id: entry.organisation_id, entry_id: entry.id }
  await tx.db
    .insertInto('waiting_links')
    .values({ ...row, created_at: tx.now().toISOString() })
    .execute()
  return true
}
