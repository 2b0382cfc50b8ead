import type { TalkWriting } from '#contracts/receptionist/talk.ts'
import { copyMessage, writeText } from './items.ts'
import { getList, scrollToEnd } from './thread.ts'

/** The partial reply. The stored reply replaces it. */
const PARTIAL_REPLY = '[data-begun]'

export function showPartialReply({ to, text, language }: TalkWriting): void {
  const item = getList().querySelector<HTMLElement>(PARTIAL_REPLY) ?? copyMessage('receptionist')
  item.dataset.begun = to
  writeText(item, 'receptionist', text)
  item.querySelector('p[lang]')?.setAttribute('lang', language)
  getList().append(item)
  placePartialReply()
  scrollToEnd()
}

/** Puts the partial reply before the typing sign, and removes it once its message is answered. */
export function placePartialReply(): void {
  const item = getList().querySelector<HTMLElement>(PARTIAL_REPLY)
  if (item === null) return
  if (isUnanswered(item.dataset.begun ?? '')) getList().insertBefore(item, getList().querySelector('[data-writing]'))
  else item.remove()
}

/** The message may not be on the page yet. Then it has no answer either. */
function isUnanswered(id: string): boolean {
  const stored = [...getList().querySelectorAll<HTMLElement>('[id][data-by]')]
  const place = stored.findIndex((item) => item.id === id)
  return place < 0 || stored.slice(place + 1).every(({ dataset }) => dataset.by === 'contact')
}
