import type { Reading } from './read-message.ts'

const NUMBER = /^\s*(?:number|option|no\.?|uimhir)?\s*([1-9])\s*[.)]?\s*(?:please|le do thoil)?\s*$/i

/** Returns the offered choice that a message names. "none" refuses all of them. */
export function readChoice<Item>(
  { text, reply }: Reading,
  items: Item[],
  current?: (item: Item) => boolean,
): Item | 'none' | undefined {
  const number = NUMBER.exec(text)?.[1]
  if (number !== undefined) return items[Number(number) - 1]
  if (reply.choice === 'none') return 'none'
  if (reply.choice === 'last') return items.at(-1)
  if (typeof reply.choice === 'number') return items[reply.choice]
  if (reply.choice === 'other') {
    const others = items.filter((item) => current?.(item) !== true)
    return others.length === 1 ? others[0] : undefined
  }
  if (items.length === 1 && reply.answer === 'yes') return items[0]
  return reply.answer === 'no' ? 'none' : undefined
}
