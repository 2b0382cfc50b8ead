/** Every way in which a request can be refused, with its HTTP status: the one table of both. */
export const STATUS_OF = {
  malformed: 400,
  link_invalid: 400,
  unauthenticated: 401,
  two_factor_required: 401,
  forbidden: 403,
  cross_site: 403,
  wrong_account_type: 403,
  invitation_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof STATUS_OF

/** Field name to the sentence shown at that field. */
export type FieldErrors = Record<string, string>

/** A refusal that the person who asked may read. Anything else that is thrown is a 500 without details. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fieldErrors: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { fieldErrors?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.code = code
    this.fieldErrors = options.fieldErrors
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get status() {
    return STATUS_OF[this.code]
  }
}
