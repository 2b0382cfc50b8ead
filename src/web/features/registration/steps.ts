export const STEPS = ['Business Details', 'Contact Information', 'Plan & Payment']

/** Which step holds which field, in the order in which they stand. */
const FIELDS_OF_STEP: readonly string[][] = [
  ['businessName', 'businessType', 'industry', 'vatNumber', 'businessAddress', 'businessPhone', 'businessEmail'],
  ['contactName', 'contactTitle', 'contactPhone', 'contactEmail', 'password', 'confirmPassword'],
  ['billingInterval', 'termsAccepted', 'gdprConsent', 'marketingConsent'],
]

const IN_ORDER = FIELDS_OF_STEP.flat()

/** The step that an address opens: any of them, as none has to be filled in before another. */
export function stepIn(params: URLSearchParams): number {
  const step = Number(params.get('step'))
  return Number.isInteger(step) && step >= 1 && step <= STEPS.length ? step : 1
}

export type FieldErrors = Record<string, string>

export type WrongField = { fieldId: string; message: string }

export function stepOf(field: string): number {
  const index = FIELDS_OF_STEP.findIndex((fields) => fields.includes(field))
  return index === -1 ? 1 : index + 1
}

/** The wrong fields as somebody filling in the form meets them. */
export function inOrder(errors: FieldErrors): WrongField[] {
  return Object.entries(errors)
    .toSorted(([a], [b]) => IN_ORDER.indexOf(a) - IN_ORDER.indexOf(b))
    .map(([fieldId, message]) => ({ fieldId, message }))
}
