import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'

export const FUTURE_DAY_MESSAGE = 'This day is in the future'

export function isFuture(ctx: Ctx, day: string): boolean {
  return day > irishDay(ctx.now())
}

/** Throws `invalid_input` at the day. */
export function refuseFuture(ctx: Ctx, day: string): void {
  if (isFuture(ctx, day))
    throw new AppError('invalid_input', FUTURE_DAY_MESSAGE, { fieldErrors: { day: FUTURE_DAY_MESSAGE } })
}
