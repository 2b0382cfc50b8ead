import { sql } from 'kysely'
import { extractText } from 'unpdf'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testConfig, testCtx } from '../../../../../tests/support/database.ts'
import { createMember } from '../../../../../tests/support/members.ts'
import { listOrphans } from '../../../../../tests/support/orphans.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../../tests/support/talk.ts'
import type { Database } from '../../../database/schema.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { deleteMails } from '../../../mail/stored-mails.ts'
import { findSubject } from '../../contacts/index.ts'
import { addNote, receiveMessage } from '../../conversations/index.ts'
import { applyErasures } from '../apply-erasures.ts'
import { readErasures } from '../erasure-log.ts'
import {
  eraseContact,
  eraseOwnData,
  exportContact,
  exportOwnData,
  getOwnDataPage,
  openOwnData,
  renderContactPdf,
  requestOwnData,
} from '../index.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { CONTACT_DATA } from './contact-data.ts'

let database: TestDatabase
let now: Date
let practice: Awaited<ReturnType<typeof openPractice>>
beforeEach(async () => {
  now = new Date(WEDNESDAY)
  database = { ...(await openTestDatabase({ config: { ...testConfig(), rateLimits: true } })), now: () => now }
  practice = await openPractice(database)
})
afterEach(() => database.close())

const PAT = 'zqpat@example.ie'

/** A person with a booking, a note about them, a question nobody answered, a mail and a conversation that was only typed. */
async function leaveTraces() {
  const talk = await startTalk(database, practice.slug)
  for (const line of ['a massage on Friday at 10', 'Zqpat Byrne', PAT, 'yes please', 'do ye sell zqpat vouchers?']) {
    await talk.say(line)
  }
  await addNote(practice.member, talk.id, { text: 'Zqpat seemed unsure.' })
  const typed = await startTalk(database, practice.slug)
  await typed.say(`Please tell zqpat to ring, ${PAT}`)
  await database.db.updateTable('contacts').set({ email: PAT }).where('id', '=', typed.ctx.actor.contactId).execute()
  await waitAs('wte_pat', 'Zqpat Byrne', PAT)
  return { talk, typed }
}

/** Somebody waits for a time on a full day, with a link to their place. */
async function waitAs(id: string, name: string, email: string) {
  const of = { organisation_id: practice.member.actor.organisationId, created_at: now.toISOString() }
  const wish = { service_id: 'massage', service_name: '{"en":"Massage","ga":"Suathaireacht"}', day: '2026-11-27' }
  const nothing = { phone: null, passed: '[]', hold_id: null, offered_until: null }
  await database.db
    .insertInto('waiting_entries')
    .values({
      ...of,
      ...wish,
      ...nothing,
      id,
      name,
      email,
      language: 'en',
      state: 'waiting',
      conversation_id: `con_${id}`,
      request_key: id,
    })
    .execute()
  await database.db
    .insertInto('waiting_links')
    .values({ ...of, token_hash: `hash_${id}`, entry_id: id })
    .execute()
}

const visitor = () => testCtx(database)
const readCode = async () => {
  const rows = await database.db
    .selectFrom('outbox')
    .select('props')
    .where('template', '=', 'own-data-code')
    .orderBy('id')
    .execute()
  return rows.map(({ props }) => JSON.parse(props).code as string).at(-1) ?? ''
}
async function prove(email = PAT): Promise<string> {
  await requestOwnData(visitor(), practice.slug, { email, language: 'en' })
  return openOwnData(visitor(), practice.slug, { email, code: await readCode() })
}
const readAll = async (tables: string[]) => {
  const rows = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)}`.execute(database.db)))
  return JSON.stringify(rows.map((result) => result.rows)).toLowerCase()
}
async function forgetLastMail(): Promise<void> {
  await inTransaction(visitor(), (tx) =>
    deleteMails(tx, tx.db.selectFrom('outbox').select('id').where('template', '=', 'contact-erased')),
  )
}
const subject = () => findSubject(database, { organisationId: practice.organisationId, email: PAT })

test('every column of what is kept of a caller is in the map, and every other table is one of ours', async () => {
  const tables = await database.db.introspection.getTables()
  for (const [name, { copied, withheld }] of Object.entries(CONTACT_DATA)) {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name)
    expect([name, [...copied, ...withheld].toSorted()]).toEqual([name, columns?.toSorted()])
  }
  expect(Object.keys(PERSONAL_DATA)).toEqual(expect.arrayContaining(Object.keys(CONTACT_DATA)))
})

test('a caller proves the address, reads what is kept, takes a copy and erases it without a trace', async () => {
  const { talk } = await leaveTraces()
  await database.db
    .updateTable('outbox')
    .set({ sent_at: now.toISOString() })
    .where('template', '=', 'booking-news')
    .execute()
  await database.db.updateTable('bookings').set({ address: '4 Zqpat Street, P51 X2Y3' }).execute()
  const token = await prove()
  const page = await getOwnDataPage(visitor(), practice.slug, token)
  expect(page.record).toMatchObject({ conversations: [{ id: talk.id }], bookings: [{ isComing: true }], typed: 1 })
  const copy = await exportOwnData(visitor(), practice.slug, token, { as: 'json' })
  expect(copy.content).toContain('do ye sell zqpat vouchers?')
  expect(copy.content).not.toMatch(/seemed unsure|tell zqpat|token_hash|code_hash/)
  const [copied] = JSON.parse(copy.content).tables.bookings
  expect(copied).toMatchObject({ service_name: { en: expect.any(String) }, address: '4 Zqpat Street, P51 X2Y3' })
  for (const [language, who] of [
    ['en', 'You'],
    ['ga', 'Tusa'],
  ] as const) {
    const { content } = await exportOwnData(visitor(), practice.slug, token, { as: 'text', language })
    expect(content).toContain(`  ${who}\ndo ye sell zqpat vouchers?`)
    expect(content).toContain(page.record?.bookings[0]?.serviceName[language])
    expect(content).toContain('4 Zqpat Street, P51 X2Y3')
    expect(content).not.toMatch(/seemed unsure|tell zqpat/)
  }
  const { conversations } = await database.db
    .selectFrom('usage_days')
    .select('conversations')
    .where('organisation_id', '=', practice.organisationId)
    .executeTakeFirstOrThrow()
  const erased = await eraseOwnData(visitor(), practice.slug, token)
  expect(erased).toMatchObject({ conversations: 2, bookings: 1, cancelled: [{ diaryName: 'Niamh' }] })
  const mails = await database.db.selectFrom('outbox').select(['template', 'props']).orderBy('id').execute()
  expect(mails.map(({ template }) => template).toSorted()).toEqual(['contact-erased', 'contact-erasure-notice'])
  expect(JSON.stringify(mails).toLowerCase()).not.toContain('zqpat')
  // The last mail to them is the one thing left, until it is out.
  await forgetLastMail()
  expect(await readAll(Object.keys(PERSONAL_DATA))).not.toContain('zqpat')
  expect(await database.db.selectFrom('booking_cells').selectAll().execute()).toEqual([])
  expect(await listOrphans(database)).toEqual([])
  const kept = database.db.selectFrom('usage_days').select('conversations')
  expect(await kept.execute()).toEqual([{ conversations }])
  expect((await getOwnDataPage(visitor(), practice.slug, token)).record).toBeNull()
})

test('a code works once, for ten minutes, at its organisation, and its answer is the same for unknown addresses', async () => {
  await leaveTraces()
  const other = await openPractice(database)
  const ask = (email: string) => requestOwnData(visitor(), practice.slug, { email, language: 'ga' })
  await ask('nobody@example.ie')
  expect(await readCode()).toBe('')
  await ask(PAT)
  const code = await readCode()
  const open = (slug: string, given = code) => openOwnData(visitor(), slug, { email: PAT, code: given })
  await expect(open(other.slug)).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(open(practice.slug, '12')).rejects.toMatchObject({ code: 'invalid_input' })
  const both = await Promise.allSettled([open(practice.slug), open(practice.slug)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await ask(PAT)
  now = new Date(now.getTime() + 10 * 60_000)
  await expect(open(practice.slug, await readCode())).rejects.toMatchObject({ code: 'invalid_input' })
  for (let guess = 0; guess < 6; guess++) await open(practice.slug, 'guess!').catch(() => undefined)
  await expect(open(practice.slug)).rejects.toMatchObject({ code: 'rate_limited' })
  for (let mail = 0; mail < 5; mail++) await ask(PAT).catch(() => undefined)
  await expect(ask(PAT)).rejects.toMatchObject({ code: 'rate_limited' })
  await expect(ask('no address')).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a look at one’s data ends after half an hour, and is good for one organisation', async () => {
  await leaveTraces()
  const other = await openPractice(database)
  const token = await prove()
  expect((await getOwnDataPage(visitor(), other.slug, token)).record).toBeNull()
  await expect(eraseOwnData(visitor(), other.slug, token)).rejects.toMatchObject({ code: 'link_invalid' })
  now = new Date(now.getTime() + 31 * 60_000)
  await expect(exportOwnData(visitor(), practice.slug, token, { as: 'json' })).rejects.toMatchObject({
    code: 'link_invalid',
  })
  await expect(eraseOwnData(visitor(), practice.slug, 'x')).rejects.toMatchObject({ code: 'link_invalid' })
  expect((await subject()).bookingIds).toHaveLength(1)
})

test('of two erasures at once one erases, and a message that arrives meanwhile is gone or refused', async () => {
  const { talk } = await leaveTraces()
  const token = await prove()
  const { contactId = '' } = await subject()
  const outcomes = await Promise.allSettled([
    eraseOwnData(visitor(), practice.slug, token),
    receiveMessage(talk.ctx, { text: 'zqpat again' }),
    eraseContact(practice.member, contactId),
    receiveMessage(talk.ctx, { text: 'zqpat and again' }),
  ])
  const [own, , staff] = outcomes.map(({ status }) => status)
  expect([own, staff].toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(['not_found', 'link_invalid']).toContain(outcome.reason.code)
  }
  await forgetLastMail()
  expect(await readAll(Object.keys(PERSONAL_DATA))).not.toContain('zqpat')
  expect(await listOrphans(database)).toEqual([])
})

const KEPT: (keyof Database)[] = ['contacts', 'conversations', 'messages', 'bookings', 'outbox']

test('a restored backup is erased again, and others stay', async () => {
  const before = await leaveTraces()
  const stranger = await startTalk(database, practice.slug)
  await stranger.say('Where are you?')
  const backup = new Map<keyof Database, Record<string, unknown>[]>()
  for (const table of KEPT) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.db)
    backup.set(table, rows)
  }
  await eraseOwnData(visitor(), practice.slug, await prove())
  const log = await readErasures(database.config.dataDir)
  expect(JSON.stringify(log)).not.toMatch(/zqpat|@/i)
  expect(log.map(({ id }) => id)).toEqual(expect.arrayContaining([before.talk.id, before.typed.id]))
  await inTransaction(visitor(), (tx) => deleteMails(tx, tx.db.selectFrom('outbox').select('id')))
  for (const table of KEPT.slice(0, 4).toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(database.db)
  }
  for (const [table, rows] of backup) {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        database.db,
      )
    }
  }
  await applyErasures(database)
  await applyErasures(database)
  expect(await readAll(KEPT)).not.toContain('zqpat')
  const left = await database.db.selectFrom('conversations').select('id').execute()
  expect(left).toEqual([{ id: stranger.id }])
  expect(await listOrphans(database)).toEqual([])
})

test('the copy on paper says what the own copy says, in the language of the person', async () => {
  await leaveTraces()
  await prove()
  const { contactId = '', bookingIds } = await subject()
  const readCopy = async () => {
    const { content } = await renderContactPdf(practice.member, contactId)
    const { text } = await extractText(new Uint8Array(content), { mergePages: true })
    return text
  }
  const english = await readCopy()
  for (const said of ['What Claddagh', 'Booked', 'AI receptionist', 'You', 'Waiting list', 'Page 1 of'])
    expect(english).toContain(said)
  expect(english).not.toMatch(/10:00 (contact|receptionist)|booked\n/)
  await database.db.updateTable('bookings').set({ language: 'ga' }).where('id', 'in', bookingIds).execute()
  const irish = await readCopy()
  for (const said of ['An méid a choinníonn', 'Curtha in áirithe', 'An fáilteoir intleachta saorga', 'Tusa'])
    expect(irish).toContain(said)
})

test('staff hand over a copy and erase, with an audit line, where their role may', async () => {
  await leaveTraces()
  await prove()
  const { contactId = '' } = await subject()
  const viewer = await createMember(database, { colleagueOf: practice.member, organisationRole: 'viewer' })
  for (const verb of [exportContact, renderContactPdf, eraseContact]) {
    await expect(verb(viewer, contactId)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(verb(await createMember(database), contactId)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect((await exportContact(practice.member, contactId)).content).toContain(PAT)
  expect((await renderContactPdf(practice.member, contactId)).content.subarray(0, 4).toString()).toBe('%PDF')
  await eraseContact(practice.member, contactId)
  await expect(eraseContact(practice.member, contactId)).rejects.toMatchObject({ code: 'not_found' })
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['actor_id', 'organisation_id'])
    .where('action', '=', 'contact.erased')
    .execute()
  expect(lines).toEqual([{ actor_id: practice.member.actor.userId, organisation_id: practice.organisationId }])
})
