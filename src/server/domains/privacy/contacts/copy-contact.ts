import { OWN_DATA } from '#content/receptionist/own-data.ts'
import type { ContactCopy } from '#contracts/receptionist/contacts.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction, readSnapshot } from '../../../database/transaction.ts'
import { renderDocument } from '../../../documents/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { getSendingOrganisation } from '../../bookings/index.ts'
import { type ContactSubject, findSubject, getStaffSubject, readRecord } from '../../contacts/index.ts'
import { findOrganisationReceptionist } from '../../receptionists/index.ts'
import { getCompany } from '../../settings/index.ts'
import { CONTACT_DATA } from './contact-data.ts'
import type { ContactPolicy } from './contact-policy.ts'
import { layOutCopy } from './write-copy.ts'

type File<Content> = { fileName: string; content: Content }

/** Everything that an organisation keeps of a person and the person may read, by table, at one moment. */
export async function copyContact(ctx: Ctx, find: (snapshot: Ctx) => Promise<ContactSubject>): Promise<ContactCopy> {
  return readSnapshot(ctx, async (snapshot) => {
    const subject = await find(snapshot)
    const tables: ContactCopy['tables'] = {}
    for (const [name, policy] of Object.entries<ContactPolicy>(CONTACT_DATA)) {
      const rows = await policy.find(snapshot, subject)
      if (rows.length > 0) tables[name] = rows.map(parseColumns)
    }
    const { name } = await getSendingOrganisation(snapshot, subject.organisationId)
    return { exportedAt: snapshot.now().toISOString(), organisation: name, tables }
  })
}

/** Columns that hold JSON would be texts in the copy. */
const JSON_COLUMNS = new Set(['service_name', 'booking'])

function parseColumns(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => {
    return [name, JSON_COLUMNS.has(name) && typeof value === 'string' ? JSON.parse(value) : value]
  })
  return Object.fromEntries(entries)
}

/** The copy of a person's data as JSON, for staff who are asked for it. Throws `not_found`. */
export async function exportContact(ctx: Ctx, contactId: string): Promise<File<string>> {
  requirePermission(ctx, 'contacts.change')
  const copy = await copyContact(ctx, async (snapshot) => (await getStaffSubject(snapshot, contactId)).subject)
  await noteExport(ctx, contactId)
  return { fileName: `personal-data-${irishDay(ctx.now())}.json`, content: JSON.stringify(copy, null, 2) }
}

function noteExport(ctx: Ctx, contactId: string): Promise<void> {
  return inTransaction(ctx, (tx) =>
    recordAudit(tx, 'personal_data.exported', { kind: 'contact', id: contactId }, { by: 'staff' }),
  )
}

/** The same to read on paper, in the language of the person. Throws `not_found`. */
export async function renderContactPdf(ctx: Ctx, contactId: string): Promise<File<Buffer>> {
  requirePermission(ctx, 'contacts.change')
  const { subject } = await getStaffSubject(ctx, contactId)
  const copy = await copyContact(ctx, (snapshot) => findSubject(snapshot, subject))
  const language = await findLanguage(ctx, subject)
  const { title, blocks } = layOutCopy({ copy, record: await readRecord(ctx, subject), language })
  const company = await getCompany(ctx)
  const label = OWN_DATA[language].title
  const content = await renderDocument({ title, label, company, createdAt: ctx.now(), language, blocks })
  await noteExport(ctx, contactId)
  return { fileName: `personal-data-${irishDay(ctx.now())}.pdf`, content }
}

/** The language of the newest booking or conversation, or else the first one of the receptionist. */
export async function findLanguage(ctx: Ctx, subject: ContactSubject): Promise<Language> {
  const { organisationId, bookingIds, conversationIds } = subject
  const find = (table: 'bookings' | 'conversations', ids: string[]) =>
    ctx.db
      .selectFrom(table)
      .select('language')
      .where('id', 'in', ['', ...ids])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  const row = (await find('bookings', bookingIds)) ?? (await find('conversations', conversationIds))
  if (row !== undefined) return row.language
  return (await findOrganisationReceptionist(ctx, organisationId))?.configuration.languages[0] ?? 'en'
}
