import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

export const STEPS = ['Business Details', 'Contact Information', 'Plan & Payment']

/** The fields of each step, in display order. */
const FIELDS_OF_STEP: readonly string[][] = [
  ['businessName', 'businessType', 'industry', 'vatNumber', 'businessAddress', 'businessPhone', 'businessEmail'],
  ['contactName', 'contactTitle', 'contactPhone', 'contactEmail', 'password', 'confirmPassword'],
  ['billingInterval', 'termsAccepted', 'gdprConsent', 'marketingConsent'],
]

const IN_ORDER = FIELDS_OF_STEP.flat()

/** The step in the address. Any step may be open first. */
export function stepIn(params: URLSearchParams): number {
  const step = Number(params.get('step'))
  return Number.isInteger(step) && step >= 1 && step <= STEPS.length ? step : 1
}

export function findStep(field: string): number {
  const index = FIELDS_OF_STEP.findIndex((fields) => fields.includes(field))
  return index === -1 ? 1 : index + 1
}

/** Errors in display order. */
export function inOrder(errors: Record<string, string>): { fieldId: string; message: string }[] {
  return Object.entries(errors)
    .toSorted(([a], [b]) => IN_ORDER.indexOf(a) - IN_ORDER.indexOf(b))
    .map(([fieldId, message]) => ({ fieldId, message }))
}

/** The open step. It is in the address, so that the browser's Back and Forward work. */
export function useStep() {
  const [params, setParams] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = stepIn(params)
  const shown = useRef(step)
  /** The id of the field to focus in the next step. Empty for the step's heading, null to keep the focus. */
  const target = useRef<string | null>('')

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const fieldId = target.current
    target.current = ''
    if (fieldId === '') heading.current?.focus()
    else if (fieldId !== null) document.getElementById(fieldId)?.focus()
  }, [step])

  /** Opens a step and focuses its heading, one of its fields, or nothing. */
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

/** Keeps entries for a reload of this tab, without passwords. */
export function keepEntries(form: HTMLFormElement | null): void {
  if (form === null) return
  const entries = [...new FormData(form)].filter(([name]) => !NEVER_KEPT.includes(name))
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
}

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
