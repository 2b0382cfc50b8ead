import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

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

export function stepOf(field: string): number {
  const index = FIELDS_OF_STEP.findIndex((fields) => fields.includes(field))
  return index === -1 ? 1 : index + 1
}

/** The wrong fields as somebody filling in the form meets them. */
export function inOrder(errors: Record<string, string>): { fieldId: string; message: string }[] {
  return Object.entries(errors)
    .toSorted(([a], [b]) => IN_ORDER.indexOf(a) - IN_ORDER.indexOf(b))
    .map(([fieldId, message]) => ({ fieldId, message }))
}

/** Which step of the wizard is open. Each has its address, so that the browser's Back and Forward go from step to step. */
export function useStep() {
  const [params, setParams] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = stepIn(params)
  const shown = useRef(step)
  /** The id of the field that takes the focus with the next step; null leaves it where it is. */
  const target = useRef<string | null>('')

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const fieldId = target.current
    target.current = ''
    if (fieldId === '') heading.current?.focus()
    else if (fieldId !== null) document.getElementById(fieldId)?.focus()
  }, [step])

  /** Shows a step and leads to its top by the keyboard as well, else to one of its fields, or leaves the focus alone. */
  function openStep(next: number, focus: string | null = ''): void {
    if (next === step) return
    target.current = focus
    setParams(
      (before) => {
        if (next === 1) before.delete('step')
        else before.set('step', String(next))
        return before
      },
      { preventScrollReset: true },
    )
  }

  return { heading, step, openStep }
}

const KEY = 'registration'
const NEVER_KEPT = ['password', 'confirmPassword']

/** Keeps what was typed for a reload of this tab; passwords are never kept. */
export function keepEntries(form: HTMLFormElement | null): void {
  if (form === null) return
  const entries = [...new FormData(form)].filter(([name]) => !NEVER_KEPT.includes(name))
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
}

/** Puts back what was kept. */
export function restoreEntries(form: HTMLFormElement | null): void {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null || form === null) return
  const entries = JSON.parse(kept) as Record<string, string>
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') element.checked = element.name in entries
    else if (isTextual(element) && entries[element.name] !== undefined) element.value = entries[element.name] ?? ''
  }
}

export function forgetEntries(): void {
  sessionStorage.removeItem(KEY)
}

function isTextual(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
}
