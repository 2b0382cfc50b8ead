import { data, redirect } from 'react-router'
import { AppError } from '#server/errors.ts'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { readFields } from '../read-fields.ts'

export type Fields = Record<string, string>
/** What a form asks for. It answers where to go once that is done: a path with `?done=…`, see DoneToast. */
type FormVerb = (fields: Fields) => Promise<string>

/**
 * Runs what the posted form names in its field `intent`, then leads on, so that a reload sends nothing again. A refusal
 * becomes the action's data for PortalForm; what is not there answers as a page that is not there.
 */
export async function answerForm(request: Request, verbs: Record<string, FormVerb>, read = readFields) {
  let values: Fields = {}
  try {
    values = await read(request)
    const verb = Object.hasOwn(verbs, values.intent ?? '') ? verbs[values.intent ?? ''] : undefined
    if (verb === undefined) throw new AppError('malformed', 'This form is out of date. Please reload the page.')
    return redirect(await verb(values), 303)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') throw data(null, { status: 404 })
    const { message, fieldErrors = {}, status } = error
    return data<Refusal>({ intent: values.intent ?? '', message, fieldErrors, values }, { status })
  }
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
