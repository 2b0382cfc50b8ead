import { z } from 'zod'
import { type ContactRecord, dataRequest, type ErasedContact } from '#contracts/receptionist/contacts.ts'
import { type BilingualName, type Language, language } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { consumeRateLimit, hashKey } from '../../../limits/rate-limit.ts'
import { BOOKING_CODE_BY_RECEIVER, DATA_ASKED_BY_ADDRESS } from '../../../limits/table.ts'
import { enqueueMail } from '../../../mail/enqueue.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { getSendingOrganisation } from '../../bookings/index.ts'
import {
  createCode,
  createContactSession,
  endContactSession,
  findContactSession,
  findSubject,
  isHeld,
  keepContact,
  readRecord,
  spendCode,
} from '../../contacts/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { findOrganisationAt, getReceptionist } from '../../receptionists/index.ts'
import { syncErasureLog } from '../sync-erasure-log.ts'
import { copyContact } from './copy-contact.ts'
import { eraseSubject } from './erase-contact.ts'
import { writeCopy } from './write-copy.ts'

/** Nobody signs in: the code, and then the token, is the proof. */
const asVisitor = (ctx: Ctx): Ctx => ({ ...ctx, actor: { kind: 'visitor' } })

const codeEntry = dataRequest.extend({ code: z.string().max(100).default('') })

/**
 * Mails a code to an address of which an organisation keeps something. The answer is the same for every address. Throws
 * `not_found` for an unknown slug, and `rate_limited`.
 */
export async function requestOwnData(ctx: Ctx, slug: string, input: unknown): Promise<void> {
  const organisationId = await findOrganisationAt(ctx, slug)
  const { email, language: wanted } = parseInput(dataRequest.extend({ language: language.catch('en') }), input)
  await consumeRateLimit(ctx, DATA_ASKED_BY_ADDRESS, ctx.client?.address)
  await inTransaction(asVisitor(ctx), async (tx) => {
    await consumeRateLimit(tx, BOOKING_CODE_BY_RECEIVER, hashKey(email))
    if (!isHeld(await findSubject(tx, { organisationId, email }))) return
    const code = await createCode(tx, { organisationId, email, purpose: 'data' })
    const organisation = await getSendingOrganisation(tx, organisationId)
    const props = { language: wanted, organisation, code }
    await enqueueMail(tx, { template: 'own-data-code', to: email, organisationId, props })
  })
}

/**
 * The token of half an hour with one's own data, for the right code. Throws `invalid_input` with one answer for wrong, used
 * and expired codes and for codes of others, and `rate_limited`.
 */
export async function openOwnData(ctx: Ctx, slug: string, input: unknown): Promise<string> {
  const organisationId = await findOrganisationAt(ctx, slug)
  const { email, code } = parseInput(codeEntry, input)
  if (!(await spendCode(ctx, { organisationId, email, purpose: 'data', code: code.replaceAll(/[\s-]/g, '') }))) {
    const message = 'This code is not right, or no longer valid'
    throw new AppError('invalid_input', message, { fieldErrors: { code: message } })
  }
  return inTransaction(asVisitor(ctx), async (tx) =>
    createContactSession(tx, organisationId, await keepContact(tx, { organisationId, email })),
  )
}

/** What an organisation keeps of the holder of a token; undefined without one that is still good. */
async function getOwnData(ctx: Ctx, slug: string, token: string): Promise<ContactRecord | undefined> {
  const organisationId = await findOrganisationAt(ctx, slug)
  const email = await findContactSession(ctx, organisationId, token)
  return email === undefined ? undefined : readRecord(ctx, await findSubject(ctx, { organisationId, email }))
}

type OwnCopy = { as: 'json' } | { as: 'text'; language: Language }

/** The copy of it: everything as JSON, or a text to read. Throws `link_invalid` when the token is no longer good. */
export async function exportOwnData(ctx: Ctx, slug: string, token: string, given: OwnCopy) {
  const organisationId = await findOrganisationAt(ctx, slug)
  const email = await requireSession(ctx, organisationId, token)
  const copy = await copyContact(ctx, (snapshot) => findSubject(snapshot, { organisationId, email }))
  const subject = await findSubject(ctx, { organisationId, email })
  const { contactId = 'none' } = subject
  await inTransaction(asVisitor(ctx), (tx) =>
    recordAudit(tx, 'personal_data.exported', { kind: 'contact', id: contactId }, { by: 'contact', organisationId }),
  )
  const name = `my-data-${irishDay(ctx.now())}`
  if (given.as === 'json') return { fileName: `${name}.json`, content: JSON.stringify(copy, null, 2) }
  return {
    fileName: `${name}.txt`,
    content: writeCopy({ copy, record: await readRecord(ctx, subject), language: given.language }),
  }
}

/** Erases it, and ends every look at it. Throws `link_invalid`, also for the second of two at once. */
export async function eraseOwnData(ctx: Ctx, slug: string, token: string): Promise<ErasedContact> {
  const organisationId = await findOrganisationAt(ctx, slug)
  const erased = await inTransaction(asVisitor(ctx), async (tx) => {
    await lockOrganisation(tx, organisationId)
    const email = await requireSession(tx, organisationId, token)
    return eraseSubject(tx, await findSubject(tx, { organisationId, email }), 'contact')
  })
  await syncErasureLog(ctx)
  return erased
}

/** Closes the page for whoever sits at this browser next. */
export async function closeOwnData(ctx: Ctx, token: string): Promise<void> {
  await endContactSession(ctx, token)
}

async function requireSession(ctx: Ctx, organisationId: string, token: string): Promise<string> {
  const email = await findContactSession(ctx, organisationId, token)
  if (email === undefined) throw new AppError('link_invalid', 'Your half hour is over. Please ask for a new code.')
  return email
}

export type OwnDataPage = {
  name: BilingualName
  address: string | null
  phone: string | null
  languages: Language[]
  /** Null until the address is proved. */
  record: ContactRecord | null
}

/** The page of one's own data at an organisation. Throws `not_found` for an unknown slug. */
export async function getOwnDataPage(ctx: Ctx, slug: string, token: string): Promise<OwnDataPage> {
  const { configuration } = await getReceptionist(ctx, slug)
  const { name, address, phone, languages } = configuration
  const record = token === '' ? undefined : await getOwnData(ctx, slug, token)
  return { name, address: address || null, phone: phone || null, languages, record: record ?? null }
}
