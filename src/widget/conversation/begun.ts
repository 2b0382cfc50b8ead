import type { TalkWriting } from '#contracts/receptionist/talk.ts'
import { copyMessage, writeText } from './items.ts'
import { getList, scrollToEnd } from './thread.ts'

/** What is written of a reply so far. The stored reply takes its place. */
const BEGUN = '[data-begun]'

export function showBegun({ to, text, language }: TalkWriting): void {
  const item = getList().querySelector<HTMLElement>(BEGUN) ?? copyMessage('receptionist')
  item.dataset.begun = to
  writeText(item, 'receptionist', text)
  item.querySelector('p[lang]')?.setAttribute('lang', language)
  getList().append(item)
  placeBegun()
  scrollToEnd()
}

/** Before the sign that somebody is writing, as long as its message has no answer. */
export function placeBegun(): void {
  const item = getList().querySelector<HTMLElement>(BEGUN)
  if (item === null) return
  if (isUnanswered(item.dataset.begun ?? '')) getList().insertBefore(item, getList().querySelector('[data-writing]'))
  else item.remove()
}

/** The message may not be here yet: then nothing after it is, either. */
function isUnanswered(id: string): boolean {
  const stored = [...getList().querySelectorAll<HTMLElement>('[id][data-by]')]
  const place = stored.findIndex((item) => item.id === id)
  return place < 0 || stored.slice(place + 1).every(({ dataset }) => dataset.by === 'contact')
}
