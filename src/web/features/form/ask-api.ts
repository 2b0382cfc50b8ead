import { data } from 'react-router'
import { ApiError, requestJson } from '#web/lib/api-client.ts'
import { type Checks, findErrors } from './checks.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { Refusal } from './refusal.ts'
import type { SubmissionKey } from './submission-key.ts'

/** Found by the browser, so nothing was sent. */
type Slip = Pick<Refusal, 'fieldErrors'> & Partial<Pick<Refusal, 'title' | 'message'>>

type Check = Checks | ((fields: Fields) => Slip | Promise<Slip>)

type ApiCall<Next> = {
  path: string
  /** What the browser can see to be wrong. */
  check?: Check
  /** What is sent. Without it: all fields. */
  body?: (fields: Fields) => Record<string, unknown>
  /** Lets the server take one filled form once. */
  key?: SubmissionKey
  /** What a failure is told as. */
  explain: (error: unknown) => string
  /** Where to go, or null to stay. Throws when the answer is none of ours, as a proxy's may be. */
  done: (answer: unknown, fields: Fields) => Next
}

/**
 * A route's `clientAction` where the specification names the call of the API that a form makes: answers as the route's
 * action does where scripts do not run. `calls` are named by the form's intent.
 */
export async function askApi<Next extends Response | null>(request: Request, calls: Record<string, ApiCall<Next>>) {
  const { intent = '', ...fields } = fieldsOf(await request.formData())
  const call = calls[intent]
  if (call === undefined) throw new Error(`No call for the form ${intent}`)
  const slip = await findSlip(fields, call.check)
  if (slip !== undefined) return data<Refusal>({ intent, message: '', values: fields, ...slip }, { status: 422 })
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

/** A route's `clientAction` where its own action answers: what the browser can see to be wrong is not sent. */
export async function checkFirst<Answer>(request: Request, checks: Checks, send: () => Promise<Answer>) {
  const { intent = '', ...values } = fieldsOf(await request.clone().formData())
  const slip = await findSlip(values, checks)
  return slip === undefined ? send() : data<Refusal>({ intent, message: '', values, ...slip }, { status: 422 })
}

async function findSlip(fields: Fields, check: Check = {}): Promise<Slip | undefined> {
  const slip = typeof check === 'function' ? await check(fields) : { fieldErrors: findErrors(fields, check) }
  const isRight = slip.title === undefined && Object.keys(slip.fieldErrors).length === 0
  return isRight ? undefined : slip
}
