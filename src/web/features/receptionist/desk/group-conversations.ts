import type { DeskConversation } from '#contracts/receptionist/desk.ts'
import { formatWeekday, irishDay } from '#contracts/words/dates.ts'

export type DeskGroup = { title: string; isWaiting?: boolean; conversations: DeskConversation[] }

type Lists = { current: DeskConversation[]; others: DeskConversation[] }

/** Current conversations by handler, longest wait first, then the others by day. */
export function groupConversations(
  { current, others }: Lists,
  { readerId, today }: { readerId: string; today: string },
): DeskGroup[] {
  const waiting = current.filter(({ needsPerson }) => needsPerson).reverse()
  const withPerson = current.filter(({ handler }) => handler === 'person')
  const groups: DeskGroup[] = [
    { title: 'Now', conversations: current.filter((one) => one.handler === 'receptionist' && !one.needsPerson) },
    { title: 'With you', conversations: withPerson.filter(({ handledBy }) => handledBy?.id === readerId) },
    { title: 'Needs a person', isWaiting: true, conversations: waiting },
    { title: 'With colleagues', conversations: withPerson.filter(({ handledBy }) => handledBy?.id !== readerId) },
  ]
  for (const conversation of others) {
    const title = nameDay(conversation.lastMessageAt, today)
    if (groups.at(-1)?.title !== title) groups.push({ title, conversations: [] })
    groups.at(-1)?.conversations.push(conversation)
  }
  return groups.filter(({ conversations }) => conversations.length > 0)
}

function nameDay(at: string, today: string): string {
  return irishDay(at) === today ? 'Earlier today' : formatWeekday(at)
}
