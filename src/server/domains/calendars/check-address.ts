import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { INTERNET, OutsideError, parseAddress } from '../../outside/index.ts'

/** Normalises an address, so that the same calendar is recognised. Throws `invalid_input` at the field. */
export function checkAddress(ctx: Ctx, typed: string, field: 'address' | 'server'): string {
  try {
    const url = parseAddress(typed, INTERNET)
    url.hash = ''
    if (url.host !== new URL(ctx.config.appUrl).host) return url.href
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    throw addressError(error.message, field)
  }
  throw addressError('This is an address of your own diary. Paste the one of the other calendar', field)
}

function addressError(message: string, field: string): AppError {
  return new AppError('invalid_input', message, { fieldErrors: { [field]: message } })
}
