import { data, redirect, redirectDocument } from 'react-router'
import { AppError } from '#server/errors.ts'
import type { Fields } from '#web/features/form/fields.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { readFields } from './read-fields.ts'

/** A path, with `?done=…` for the message of DoneToast. */
type Next<Shown> =
  | string
  /** `reload` after a sign-in or sign-out: a full page load. */
  | { to: string; cookies: string[]; reload?: boolean }
  /** Data that is shown once and must not be in an address. */
  | { shown: Shown; cookies?: string[] }

/** Handles one intent of a form. */
export type FormVerb<Shown = never> = (fields: Fields) => Promise<Next<Shown>>

/** A refusal never sends these values back. */
const SECRETS = ['password', 'confirmPassword', 'currentPassword', 'code', 'modelKey']

/**
 * Runs the verb of the posted `intent`, then redirects, so that a reload posts nothing again. A refusal becomes the
 * action's data for Form. `not_found` becomes a 404 page.
 */
export async function answerForm<Shown = never>(
  request: Request,
  verbs: Record<string, FormVerb<Shown>>,
  read = readFields,
) {
  let values: Fields = {}
  try {
    values = await read(request)
    const verb = Object.hasOwn(verbs, values.intent ?? '') ? verbs[values.intent ?? ''] : undefined
    if (verb === undefined) throw new AppError('malformed', 'This form is out of date. Please reload the page.')
    return respond(await verb(values))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') throw data(null, { status: 404 })
    return data<Refusal>(buildRefusal(error, values), { status: error.status })
  }
}

function respond<Shown>(next: Next<Shown>) {
  if (typeof next === 'string') return redirect(next, 303)
  if ('shown' in next) return data(next.shown, { headers: cookieHeaders(next.cookies) })
  const answer = { status: 303, headers: cookieHeaders(next.cookies) }
  return next.reload ? redirectDocument(next.to, answer) : redirect(next.to, answer)
}

function cookieHeaders(cookies: string[] = []): [string, string][] {
  return cookies.map((cookie) => ['Set-Cookie', cookie])
}

function buildRefusal({ message, code, fieldErrors = {} }: AppError, typed: Fields): Refusal {
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRETS.includes(name)))
  return { intent: typed.intent ?? '', message, code, fieldErrors, values }
}

/** For irreversible actions: refuses a form if its ConfirmEntry is not ticked. */
export function mustConfirm({ confirmed }: Fields): void {
  if (confirmed === 'yes') return
  const message = 'Please confirm this first'
  throw new AppError('invalid_input', message, { fieldErrors: { confirmed: message } })
}

/** Moves the errors of a verb to the fields of a form that has other names. */
export async function moveErrorToFields<Result>(
  asked: Promise<Result>,
  names: Record<string, string>,
): Promise<Result> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof AppError) || error.fieldErrors === undefined) throw error
    const entries = Object.entries(error.fieldErrors).map(([name, message]) => [names[name] ?? name, message])
    throw new AppError(error.code, error.message, { fieldErrors: Object.fromEntries(entries), cause: error })
  }
}

/** For loaders: turns `not_found` into a 404 page, also for rows of other organisations. */
export async function loadOrNotFound<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 })
    throw error
  }
}

/** For loaders: undefined if the verb refuses with a conflict. */
export async function loadUnlessConflict<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return undefined
    throw error
  }
}
