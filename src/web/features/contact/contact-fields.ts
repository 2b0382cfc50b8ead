export const CONTACT_FIELDS = ['name', 'email', 'organization', 'organizationType', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
/** Field to the sentence below it. */
export type ContactErrors = Partial<Record<ContactField, string>>
/** What the server answered to a form that was posted without JavaScript; what was typed is kept. */
export type Refusal = { message: string; fieldErrors: ContactErrors; values: Partial<Record<string, string>> }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The server says the same; its schema stays out of the browser for its weight. */
const MISSING: Record<ContactField, string> = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  organization: 'Please enter your organization',
  organizationType: 'Please choose one of the listed organization types',
  message: 'Please enter your message',
}
const INCOMPLETE_EMAIL = 'Please enter a complete email address, like name@business.ie'

function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  const control = form.elements.namedItem(field)
  return control instanceof Element && 'validity' in control ? (control as Control) : undefined
}

/** What the person typed, and the hidden field that only a machine fills in. */
export function enteredIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...CONTACT_FIELDS, 'website'].map((name) => [name, controlOf(form, name)?.value ?? '']))
}

/** What the browser's own check finds, in our words; spaces alone are nothing. */
export function problemOf(form: HTMLFormElement, field: ContactField): string | undefined {
  const control = controlOf(form, field)
  if (control === undefined) return undefined
  if (control.required && control.value.trim() === '') return MISSING[field]
  if (control.checkValidity()) return undefined
  return control.validity.typeMismatch ? INCOMPLETE_EMAIL : control.validationMessage
}

export function findErrors(form: HTMLFormElement): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of CONTACT_FIELDS) {
    const problem = problemOf(form, field)
    if (problem !== undefined) errors[field] = problem
  }
  return errors
}

export function firstWrong(form: HTMLFormElement, errors: ContactErrors): Control | undefined {
  const field = CONTACT_FIELDS.find((name) => errors[name] !== undefined)
  return field === undefined ? undefined : controlOf(form, field)
}

/** Empties every field, also those that a refused page was sent with. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field)
    if (control !== undefined) control.value = ''
  }
}
