import { data } from 'react-router'
import { ApiError, requestJson } from '#web/lib/api-client.ts'
import { type Checks, findErrors } from './checks.ts'
import { type Fields, readFields } from './fields.ts'
import type { Refusal } from './refusal.ts'
import type { SubmissionKey } from './submission-key.ts'

/** The browser found the error, so nothing was sent. */
type BrowserRefusal = Pick<Refusal, 'fieldErrors'> & Partial<Pick<Refusal, 'title' | 'message'>>

type Check = Checks | ((fields: Fields) => BrowserRefusal | Promise<BrowserRefusal>)

type ApiCall<Next> = {
  path: string
  /** The checks that run in the browser. */
  check?: Check
  /** What to send. Default: all fields. */
  body?: (fields: Fields) => Record<string, unknown>
  /** Adds a submission key, so that the server accepts one filled form once. */
  key?: SubmissionKey
  explain: (error: unknown) => string
  /** Returns where to go, or null to stay. Throws for an answer that is not ours, such as a proxy's. */
  done: (answer: unknown, fields: Fields) => Next
}

/**
 * A route's `clientAction` for forms that the specification sends to the API. It returns the same answers as the
 * route's action, which serves browsers without scripts. `calls` are keyed by the form's intent.
 */
export async function askApi<Next extends Response | null>(request: Request, calls: Record<string, ApiCall<Next>>) {
  const { intent = '', ...fields } = readFields(await request.formData())
  const call = calls[intent]
  if (call === undefined) throw new Error(`No call for the form ${intent}`)
  const refusal = await findBrowserRefusal(fields, call.check)
  if (refusal !== undefined) return data<Refusal>({ intent, message: '', values: fields, ...refusal }, { status: 422 })
  try {
    const headers = call.key === undefined ? {} : { 'Idempotency-Key': call.key.for(fields) }
    const answer = await requestJson('POST', call.path, call.body?.(fields) ?? fields, headers)
    call.key?.renew()
    return call.done(answer, fields)
  } catch (error) {
    const { status = 503, code, fieldErrors = {}, challenge } = error instanceof ApiError ? error : {}
    const values = challenge === undefined ? fields : { ...fields, challenge }
    return data<Refusal>({ intent, message: call.explain(error), code, fieldErrors, values }, { status })
  }
}

/** A route's `clientAction` that runs the browser's checks, then calls the route's own action. */
export async function checkFirst<Answer>(request: Request, checks: Checks, send: () => Promise<Answer>) {
  const { intent = '', ...values } = readFields(await request.clone().formData())
  const refusal = await findBrowserRefusal(values, checks)
  return refusal === undefined ? send() : data<Refusal>({ intent, message: '', values, ...refusal }, { status: 422 })
}

async function findBrowserRefusal(fields: Fields, check: Check = {}): Promise<BrowserRefusal | undefined> {
  const refusal = typeof check === 'function' ? await check(fields) : { fieldErrors: findErrors(fields, check) }
  const isRight = refusal.title === undefined && Object.keys(refusal.fieldErrors).length === 0
  return isRight ? undefined : refusal
}
