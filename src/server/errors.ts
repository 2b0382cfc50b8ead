/** Every code of a refusal, with its HTTP status. */
export const STATUS_BY_CODE = {
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

export type ErrorCode = keyof typeof STATUS_BY_CODE

/** Field name to message at that field. */
export type FieldErrors = Record<string, string>

/** A refusal whose message people see. Every other error becomes a 500 without details. */
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
    return STATUS_BY_CODE[this.code]
  }
}
