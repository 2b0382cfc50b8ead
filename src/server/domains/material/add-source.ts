import { MAX_MATERIAL_BYTES, MAX_SOURCES, newWebsite } from '#contracts/receptionist/material.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { SourceRow } from '../../database/material-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { READ_MATERIAL } from '../../limits/table.ts'
import { findKind } from '../../material/find-kind.ts'
import { MaterialError } from '../../material/material.ts'
import { INTERNET, OutsideError, parseAddress } from '../../outside/index.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { enqueueReading, findNextReading } from './source-rows.ts'

/**
 * Adds a website and enqueues its reading. Returns the id of the source. Throws `invalid_input` for an address that
 * cannot be read, and `conflict`.
 */
export async function addWebsite(ctx: Ctx, input: unknown): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { address: typed, reread } = parseInput(newWebsite, input)
  const url = checkAddress(typed)
  await consumeRateLimit(ctx, READ_MATERIAL, organisationId)
  return inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const known = await findKnown(tx, organisationId, 'address', url.href)
    if (known !== undefined) throw addressError('This website is read already.')
    const source = { kind: 'website', name: url.host.replace(/^www\./, ''), address: url.href, reread } as const
    return insertSource(tx, organisationId, source)
  })
}

type File = { name: string; data: Uint8Array }

/**
 * Adds a document and enqueues its reading. It replaces an earlier document with the same name, so that changes are
 * found. Returns the id of the source. Throws `invalid_input` at `file`.
 */
export async function addDocument(ctx: Ctx, file: File): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { name, data } = checkFile(file)
  return inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const known = await findKnown(tx, organisationId, 'name', name)
    const id =
      known?.id ?? (await insertSource(tx, organisationId, { kind: 'document', name, address: null, reread: 'never' }))
    await tx.db.deleteFrom('material_files').where('source_id', '=', id).execute()
    const row = { source_id: id, organisation_id: organisationId, data, created_at: tx.now().toISOString() }
    await tx.db.insertInto('material_files').values(row).execute()
    if (known !== undefined) await noteAdded(tx, known)
    return id
  })
}

function findKnown(tx: Tx, organisationId: string, column: 'address' | 'name', value: string) {
  return tx.db
    .selectFrom('material_sources')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', column === 'address' ? 'website' : 'document')
    .where(column, '=', value)
    .executeTakeFirst()
}

async function insertSource(
  tx: Tx,
  organisationId: string,
  given: Pick<SourceRow, 'kind' | 'name' | 'address' | 'reread'>,
): Promise<string> {
  await refuseMore(tx, organisationId)
  const row = { id: newId('mat'), organisation_id: organisationId, ...given }
  const dates = { next_read_at: findNextReading(tx, given.reread), created_at: tx.now().toISOString() }
  await tx.db
    .insertInto('material_sources')
    .values({ ...row, ...dates, state: 'waiting', notes: '{}' })
    .execute()
  await noteAdded(tx, row)
  return row.id
}

async function noteAdded(tx: Tx, source: Pick<SourceRow, 'id' | 'organisation_id' | 'kind'>): Promise<void> {
  await enqueueReading(tx, source)
  await recordAudit(tx, 'material.added', { kind: 'material', id: source.id }, { kind: source.kind })
}

async function refuseMore(tx: Tx, organisationId: string): Promise<void> {
  const { count } = await tx.db
    .selectFrom('material_sources')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  if (Number(count) < MAX_SOURCES) return
  throw new AppError('conflict', `It learns from ${MAX_SOURCES} websites and documents at most. Remove one first.`)
}

/** "example.ie" is enough. */
function checkAddress(typed: string): URL {
  try {
    const url = parseAddress(/^\w+:/.test(typed) ? typed : `https://${typed}`, INTERNET)
    url.hash = ''
    return url
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    throw addressError(error.message)
  }
}

const addressError = (message: string) => new AppError('invalid_input', message, { fieldErrors: { address: message } })

function checkFile({ name: given, data }: File): { name: string; data: Buffer } {
  const name = (given.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-200)
  if (data.byteLength === 0) throw fileError(name === '' ? 'Please choose a file.' : 'This file is empty.')
  if (data.byteLength > MAX_MATERIAL_BYTES) throw fileError('This file is larger than 10 MB.')
  try {
    findKind(name, data)
  } catch (error) {
    if (!(error instanceof MaterialError)) throw error
    throw fileError(error.message)
  }
  return { name, data: Buffer.from(data) }
}

const fileError = (message: string) => new AppError('invalid_input', message, { fieldErrors: { file: message } })
