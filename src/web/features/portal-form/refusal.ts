/** Why a posted form was refused: what its action answers, for the form to show. */
export type Refusal = {
  /** Which form it was. */
  intent: string
  message: string
  fieldErrors: Record<string, string>
  /** What was typed, so that nothing of it is lost. */
  values: Record<string, string>
}
