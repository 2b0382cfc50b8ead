import type { Selectable } from 'kysely'
import { requireMember, requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { SubscriptionsTable } from '../../database/billing-tables.ts'
import { AppError } from '../../errors.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'

export type Subscription = Selectable<SubscriptionsTable>
export type SubscriptionChanges = Partial<Omit<Subscription, 'id' | 'organisation_id' | 'version'>>

/** The columns that decide what is charged. */
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

/** A running plan can be used. It is paid for, unless it is a sample. */
export function isRunning({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'trial' || status === 'active'
}

/** Whether the plan was cancelled or has ended. False for a trial that nobody kept. */
export function isCancelled({ status, ends_at }: Pick<Subscription, 'status' | 'ends_at'>): boolean {
  return ends_at !== null && status !== 'trial'
}

/** The subscription of an organisation, a sample or a real one. */
export function findSubscription(ctx: Ctx, organisationId: string): Promise<Subscription | undefined> {
  return ctx.db.selectFrom('subscriptions').selectAll().where('organisation_id', '=', organisationId).executeTakeFirst()
}

/** False for the company, which has no plan. */
export function canHavePlan(ctx: Ctx): boolean {
  return requireMember(ctx).organisationId !== COMPANY_ORGANISATION_ID
}

/** The real subscription of the member's organisation, or undefined. */
export async function findOwnSubscription(ctx: Ctx): Promise<Subscription | undefined> {
  const { organisationId } = requirePermission(ctx, 'billing.change')
  if (!canHavePlan(ctx)) throw new AppError('forbidden', 'The company itself has no plan.')
  const row = await findSubscription(ctx, organisationId)
  return row?.source === 'real' ? row : undefined
}

/** Throws `conflict` without a real subscription. */
export async function requireOwnSubscription(ctx: Ctx): Promise<Subscription> {
  const row = await findOwnSubscription(ctx)
  if (row === undefined) throw new AppError('conflict', 'There is no plan yet. Please choose one first.')
  return row
}

/** Writes changes if the row still has the version that was read. False when somebody else changed it. */
export async function tryChangeSubscription(tx: Tx, row: Subscription, changes: SubscriptionChanges): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('subscriptions')
    .set({ ...changes, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Writes what a person decided. Throws `conflict` when somebody else changed the plan since it was read. */
export async function changeSubscription(tx: Tx, row: Subscription, changes: SubscriptionChanges): Promise<void> {
  if (await tryChangeSubscription(tx, row, changes)) return
  throw new AppError('conflict', 'The plan was changed in the meantime. Please look at it again.')
}
