import type { MessageSender } from '#contracts/receptionist/talk.ts'
import { drawStrokes } from '#web/lib/talk-strokes.ts'

/** A copy of a part of the server's template. */
export function copyTemplate(selector: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#outgoing')
  const part = template?.content.querySelector(selector)
  return (part == null ? document.createElement('li') : document.importNode(part, true)) as HTMLElement
}

/** A message that is not stored yet. It has no id. */
export function copyMessage(by: MessageSender): HTMLElement {
  const item = copyTemplate(`[data-by=${by}]`)
  item.removeAttribute('id')
  return item
}

export function writeText(item: HTMLElement, by: MessageSender, text: string): void {
  const words = item.querySelector('p[lang]')
  if (words !== null) words.textContent = text
  const { height, path } = drawStrokes(by, text)
  const svg = item.querySelector('svg')
  svg?.setAttribute('height', String(height))
  svg?.setAttribute('viewBox', `0 0 32 ${height}`)
  svg?.firstElementChild?.setAttribute('d', path)
}
