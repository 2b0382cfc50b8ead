/** Why a posted form was refused: what its action answers, for the form to show. */
export type Refusal = {
  /** Which form it was. */
  intent: string
  /** Of the toast, where it is not the form's own. */
  title?: string
  /** Empty where the fields say it all. */
  message: string
  /** The code of the AppError, where the server refused. */
  code?: string | undefined
  fieldErrors: Record<string, string>
  /** What was typed, so that nothing of it is lost; passwords and codes are never sent back. */
  values: Record<string, string>
}
