import { data, redirect, redirectDocument } from 'react-router'
import { AppError } from '#server/errors.ts'
import type { Fields } from '#web/features/form/fields.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { readFields } from './read-fields.ts'

/** Where to go: a path, with `?done=…` for what DoneToast then says. */
type Next<Shown> =
  | string
  /** `reload` where somebody else is signed in from here on, or nobody: the whole page is loaded anew. */
  | { to: string; cookies: string[]; reload?: boolean }
  /** What the page shows this once, and no address can hold. */
  | { shown: Shown; cookies?: string[] }

/** What a form asks for. */
export type FormVerb<Shown = never> = (fields: Fields) => Promise<Next<Shown>>

/** Never sent back, not even to whoever typed it. */
const SECRETS = ['password', 'confirmPassword', 'currentPassword', 'code', 'modelKey']

/**
 * Runs what the posted form names in its field `intent`, then leads on, so that a reload sends nothing again. A refusal
 * becomes the action's data for Form; what is not there answers as a page that is not there.
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
    return leadOn(await verb(values))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') throw data(null, { status: 404 })
    return data<Refusal>(refusalOf(error, values), { status: error.status })
  }
}

function leadOn<Shown>(next: Next<Shown>) {
  if (typeof next === 'string') return redirect(next, 303)
  if ('shown' in next) return data(next.shown, { headers: setting(next.cookies) })
  const answer = { status: 303, headers: setting(next.cookies) }
  return next.reload ? redirectDocument(next.to, answer) : redirect(next.to, answer)
}

function setting(cookies: string[] = []): [string, string][] {
  return cookies.map((cookie) => ['Set-Cookie', cookie])
}

function refusalOf({ message, code, fieldErrors = {} }: AppError, typed: Fields): Refusal {
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRETS.includes(name)))
  return { intent: typed.intent ?? '', message, code, fieldErrors, values }
}

/** For what cannot be taken back: refuses a form whose ConfirmEntry was not ticked. */
export function mustConfirm({ confirmed }: Fields): void {
  if (confirmed === 'yes') return
  const message = 'Please confirm this first'
  throw new AppError('invalid_input', message, { fieldErrors: { confirmed: message } })
}

/** What a loader reads; what is not there, or is somebody else's, answers as a page that is not there. */
export async function found<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 })
    throw error
  }
}

/** What a loader would show if it is still possible; undefined where the verb answers with a conflict. */
export async function possible<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return undefined
    throw error
  }
}
