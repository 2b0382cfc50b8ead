import type { Selectable } from 'kysely'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { SubscriptionsTable } from '../../database/billing-tables.ts'
import { AppError } from '../../errors.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'

export type Subscription = Selectable<SubscriptionsTable>
export type SubscriptionChanges = Partial<Omit<Subscription, 'id' | 'organisation_id' | 'version'>>

/** What decides about what is charged. */
export type BillingState = Pick<
  Subscription,
  | 'plan'
  | 'status'
  | 'agreed_monthly_cents'
  | 'billing_interval'
  | 'period_cents'
  | 'setup_charged_cents'
  | 'credit_cents'
  | 'pending_plan'
  | 'pending_interval'
  | 'anchor_at'
  | 'current_period_start'
  | 'current_period_end'
  | 'ends_at'
>

/** Running plans are those that are used and, samples excepted, paid for. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'trial' || status === 'active'
}

/** Whether somebody ended it, or it has ended. A trial that was not kept yet is not cancelled. */
export function isCancelled({ status, ends_at }: Pick<Subscription, 'status' | 'ends_at'>): boolean {
  return ends_at !== null && status !== 'trial'
}

/** An organisation's subscription, a sample or a real one. */
export function findSubscription(ctx: Ctx, organisationId: string): Promise<Subscription | undefined> {
  return ctx.db.selectFrom('subscriptions').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst()
}

/** Whether the member's organisation can have a plan: the company itself has none. */
export function canHavePlan(ctx: Ctx): boolean {
  return requireMember(ctx).organisationId !== COMPANY_ORGANISATION_ID
}

/** The subscription that the member may decide about. Undefined while there is none, or only a sample of one. */
export async function findOwnSubscription(ctx: Ctx): Promise<Subscription | undefined> {
  const { organisationId } = requireMember(ctx)
  if (!canHavePlan(ctx)) throw new AppError('forbidden', 'The company itself has no plan.')
  const row = await findSubscription(ctx, organisationId)
  return row?.source === 'real' ? row : undefined
}

/** Throws `conflict` where there is nothing but a sample. */
export async function requireOwnSubscription(ctx: Ctx): Promise<Subscription> {
  const row = await findOwnSubscription(ctx)
  if (row === undefined) throw new AppError('conflict', 'There is no plan yet. Please choose one first.')
  return row
}

/** Whether it was still as it was read. One that somebody else changed in between stays as they left it. */
export async function changeSubscription(tx: Tx, row: Subscription, changes: SubscriptionChanges): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('subscriptions')
    .set({ ...changes, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** For what a person decided on: throws `conflict` when that was meanwhile overtaken. */
export async function changeAsSeen(tx: Tx, row: Subscription, changes: SubscriptionChanges): Promise<void> {
  if (await changeSubscription(tx, row, changes)) return
  throw new AppError('conflict', 'The plan was changed in the meantime. Please look at it again.')
}
