export const LICENSING_FIELDS = ['organizationName', 'contactEmail', 'message'] as const
export type LicensingField = (typeof LICENSING_FIELDS)[number]
/** Field to the sentence below it. */
export type LicensingErrors = Partial<Record<LicensingField, string>>
/** What the server answered to a form that was posted without JavaScript; what was typed is kept. */
export type LicensingRefusal = {
  message: string
  fieldErrors: LicensingErrors
  values: Partial<Record<string, string>>
}

type Control = HTMLInputElement | HTMLTextAreaElement

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof Element && 'value' in control ? (control as Control) : undefined
}

/** What the person typed, and the hidden field that only a machine fills in. */
export function enteredIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...LICENSING_FIELDS, 'website'].map((name) => [name, controlOf(form, name)?.value ?? '']))
}

export function firstWrong(form: HTMLFormElement, errors: LicensingErrors): Control | undefined {
  const field = LICENSING_FIELDS.find((name) => errors[name] !== undefined)
  return field === undefined ? undefined : controlOf(form, field)
}

/** Empties every field, also those that a refused page was sent with. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of LICENSING_FIELDS) {
    const control = controlOf(form, field)
    if (control !== undefined) control.value = ''
  }
}
