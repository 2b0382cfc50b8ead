/** The answer of an action that refused a posted form. */
export type Refusal = {
  intent: string
  /** Replaces the form's own toast title. */
  title?: string
  /** Empty if the field errors say everything. */
  message: string
  /** The code of the server's AppError. */
  code?: string | undefined
  fieldErrors: Record<string, string>
  /** The typed values, without passwords and codes. */
  values: Record<string, string>
}
