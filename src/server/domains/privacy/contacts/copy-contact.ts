import type { ContactCopy } from '#contracts/receptionist/contacts.ts'
import { formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { formatDay, formatMoment, irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction, readSnapshot } from '../../../database/transaction.ts'
import { type Block, renderDocument } from '../../../documents/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { getSendingOrganisation } from '../../bookings/index.ts'
import { type ContactSubject, getContact, getStaffSubject } from '../../contacts/index.ts'
import { getCompany } from '../../settings/index.ts'
import { CONTACT_DATA } from './contact-data.ts'
import type { ContactPolicy } from './contact-policy.ts'

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

/** The same to read on paper. Throws `not_found`. */
export async function renderContactPdf(ctx: Ctx, contactId: string): Promise<File<Buffer>> {
  requirePermission(ctx, 'contacts.change')
  const contact = await getContact(ctx, contactId)
  const { subject } = await getStaffSubject(ctx, contactId)
  const said = await CONTACT_DATA.messages.find(ctx, subject)
  const title = `What is kept of ${contact.name ?? contact.email}`
  const facts: [string, string][] = [
    ['Email', contact.email],
    ...(contact.phone === null ? [] : [['Phone', contact.phone] as [string, string]]),
    ['Address proved', formatDay(contact.provedAt)],
  ]
  const blocks: Block[] = [
    { kind: 'title', text: title },
    { kind: 'details', rows: facts },
    {
      kind: 'table',
      caption: 'Bookings, newest first.',
      columns: [
        { label: 'When', width: 4 },
        { label: 'What', width: 3 },
        { label: 'With', width: 2 },
        { label: 'State', width: 1 },
      ],
      rows: contact.bookings.map((booking) => [
        formatBookingPeriod(booking, 'en'),
        booking.serviceName.en,
        booking.diaryName,
        booking.status,
      ]),
    },
    {
      kind: 'table',
      caption: 'What was said, in order.',
      columns: [
        { label: 'When', width: 2 },
        { label: 'Who', width: 1 },
        { label: 'What', width: 7 },
      ],
      rows: said.map((row) => [formatMoment(String(row.created_at)), String(row.sender), String(row.text)]),
    },
  ]
  const company = await getCompany(ctx)
  const content = await renderDocument({ title, label: 'Personal data', company, createdAt: ctx.now(), blocks })
  await noteExport(ctx, contactId)
  return { fileName: `personal-data-${irishDay(ctx.now())}.pdf`, content }
}
