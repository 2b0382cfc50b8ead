import { TOO_LONG } from '#content/receptionist/too-long.ts'
import { getRoot } from './thread.ts'

/** The message field. */
export function focusField(): void {
  document.querySelector<HTMLElement>('#talk-text')?.focus()
}

/** Shows how many characters are too many. Typed text stays. */
export function checkLength(area: HTMLTextAreaElement): boolean {
  const excess = [...area.value].length - Number(area.dataset.longest)
  const note = document.querySelector<HTMLElement>('#talk-error')
  const isTooLong = excess > 0
  const language = getRoot().dataset.language === 'ga' ? 'ga' : 'en'
  note?.replaceChildren(...note.querySelectorAll('svg'), isTooLong ? TOO_LONG[language](excess) : '')
  note?.parentElement?.toggleAttribute('hidden', !isTooLong)
  if (isTooLong) area.setAttribute('aria-invalid', 'true')
  else area.removeAttribute('aria-invalid')
  return !isTooLong
}
