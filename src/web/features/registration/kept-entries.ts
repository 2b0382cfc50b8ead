const KEY = 'registration'
const NEVER_KEPT = ['password', 'confirmPassword']

/** Keeps what was typed for a reload of this tab; passwords are never kept. */
export function keepEntries(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(([name]) => !NEVER_KEPT.includes(name))
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
}

/** Puts back what was kept. */
export function restoreEntries(form: HTMLFormElement): void {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null) return
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
