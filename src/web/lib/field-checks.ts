import { textOf } from './use-submission.ts'

/** What is wrong at which field, as the server would say it; a field that is right is undefined. */
export type FieldChecks = Record<string, string | undefined>

/** Checked as the server does: fullwidth letters and outer spaces do not matter. */
export function checkEmail(form: FormData): string | undefined {
  const probe = document.createElement('input')
  probe.type = 'email'
  probe.value = textOf(form, 'email').normalize('NFKC').trim()
  return probe.value !== '' && probe.validity.valid ? undefined : 'Valid email is required'
}

export function checkNewPassword(form: FormData): FieldChecks {
  const [password, repeated] = [textOf(form, 'password'), textOf(form, 'confirmPassword')]
  return {
    password: password.length < 8 ? 'Password must be at least 8 characters' : undefined,
    confirmPassword: password === repeated ? undefined : "Passwords don't match",
  }
}
