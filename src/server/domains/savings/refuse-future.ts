import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'

export const NOT_YET = 'This day has not come yet'

export function isFuture(ctx: Ctx, day: string): boolean {
  return day > irishDay(ctx.now())
}

/** What was measured was measured by today. Throws `invalid_input` at the day. */
export function refuseFuture(ctx: Ctx, day: string): void {
  if (isFuture(ctx, day)) throw new AppError('invalid_input', NOT_YET, { fieldErrors: { day: NOT_YET } })
}
