import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { MAX_DOCUMENT_BYTES } from '#contracts/projects.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { actorName } from '../identity/index.ts'
import { cleanDocumentName, detectDocumentType } from './document-types.ts'
import { getProjectRow, touchProject } from './project-row.ts'
import { recordChange } from './record-change.ts'

/** Limit for all documents of an organisation together. */
const MAX_ORGANISATION_BYTES = 250 * 1024 * 1024

export type ProjectDocument = { id: string; name: string; sizeBytes: number; by: string | null; at: string }

/**
 * Stores a file with a project, unchanged. The content decides its type. Throws `invalid_input` at `file` for an empty,
 * too large or other file, and when the organisation's space is used up.
 */
export async function addDocument(
  ctx: Ctx,
  projectId: string,
  file: { name: string; data: Uint8Array },
): Promise<void> {
  const { userId, organisationId } = requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, projectId)
  const type = requireDocumentType(file.data)
  const document = {
    id: newId('doc'),
    organisation_id: organisationId,
    project_id: projectId,
    name: cleanDocumentName(file.name, type),
    media_type: type.mediaType,
    size_bytes: file.data.byteLength,
    sha256: createHash('sha256').update(file.data).digest('hex'),
    by_user_id: userId,
  }
  await inTransaction(ctx, async (tx) => {
    const project = await touchProject(tx, projectId)
    if ((await sumBytes(tx, organisationId)) + document.size_bytes > MAX_ORGANISATION_BYTES) {
      throw fileError('The 250 MB for documents are used up. Please remove some first.')
    }
    await tx.db
      .insertInto('project_documents')
      .values({ ...document, created_at: tx.now().toISOString() })
      .execute()
    await tx.db
      .insertInto('project_document_contents')
      .values({ document_id: document.id, organisation_id: organisationId, data: Buffer.from(file.data) })
      .execute()
    await recordChange(tx, project, 'document_added', { subject: document.name })
  })
}

export async function removeDocument(ctx: Ctx, projectId: string, id: string): Promise<void> {
  requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, projectId)
  await inTransaction(ctx, async (tx) => {
    const project = await touchProject(tx, projectId)
    const removed = await tx.db
      .deleteFrom('project_documents')
      .where('id', '=', cleanId(id))
      .where('project_id', '=', project.id)
      .returning('name')
      .executeTakeFirst()
    if (removed === undefined) throw documentNotFoundError()
    await recordChange(tx, project, 'document_removed', { subject: removed.name })
  })
}

/** Newest first, without content. */
export async function listDocuments(ctx: Ctx, projectId: string): Promise<ProjectDocument[]> {
  const project = await getProjectRow(ctx, projectId)
  const rows = await ctx.db
    .selectFrom('project_documents as document')
    .leftJoin('users', 'users.id', 'document.by_user_id')
    .select(['document.id', 'document.name', 'size_bytes', 'document.created_at'])
    .select(['by_user_id', 'first_name', 'last_name'])
    .where('document.project_id', '=', project.id)
    .orderBy('document.id', 'desc')
    .execute()
  return rows.map(({ id, name, size_bytes, created_at, ...row }) => {
    return { id, name, sizeBytes: size_bytes, by: actorName(row), at: created_at }
  })
}

export async function getDocument(
  ctx: Ctx,
  projectId: string,
  id: string,
): Promise<{ name: string; mediaType: string; data: Uint8Array }> {
  const project = await getProjectRow(ctx, projectId)
  const row = await ctx.db
    .selectFrom('project_documents')
    .innerJoin('project_document_contents as content', 'content.document_id', 'project_documents.id')
    .select(['name', 'media_type', 'data'])
    .where('project_documents.id', '=', cleanId(id))
    .where('project_id', '=', project.id)
    .executeTakeFirst()
  if (row === undefined) throw documentNotFoundError()
  return { name: row.name, mediaType: row.media_type, data: row.data }
}

function requireDocumentType(data: Uint8Array) {
  if (data.byteLength === 0) throw fileError('This file is empty.')
  if (data.byteLength > MAX_DOCUMENT_BYTES) throw fileError('This file is larger than 5 MB.')
  const type = detectDocumentType(data)
  if (type === undefined) {
    throw fileError(
      'Please choose a PDF, a PNG, JPEG or WebP image, or a Word, Excel, PowerPoint or OpenDocument file without macros.',
    )
  }
  return type
}

async function sumBytes(tx: Tx, organisationId: string): Promise<number> {
  const { bytes } = await tx.db
    .selectFrom('project_documents')
    .select(sql<number>`cast(coalesce(sum(size_bytes), 0) as bigint)`.as('bytes'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** An impossible id matches no row. */
function cleanId(id: string): string {
  return id.replaceAll(/[^\w-]/g, '?')
}

function fileError(message: string): AppError {
  return new AppError('invalid_input', message, { fieldErrors: { file: message } })
}

function documentNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such document.')
}
