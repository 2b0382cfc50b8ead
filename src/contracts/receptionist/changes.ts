import type { Language } from './diary.ts'

/** Differences between two versions of a receptionist, or between the draft and the live version, in words. */

const CHANGE_PARTS = [
  'hours',
  'holidays',
  'services',
  'people',
  'handover',
  'details',
  'greeting',
  'knowledge',
] as const
export type ChangePart = (typeof CHANGE_PARTS)[number]

export const CHANGE_PART_NAMES: Record<ChangePart, string> = {
  hours: 'Opening hours',
  holidays: 'Holidays',
  services: 'Services',
  people: 'People and rooms',
  handover: 'When it brings in a person',
  details: 'Name, address and phone',
  greeting: 'Greeting',
  knowledge: 'Knowledge',
}

/** A value that was removed (`before`), added (`after`) or replaced (both). */
export type ChangeLine = { label?: string; before?: string; after?: string; language?: Language }

/** One change: its title and the old and new values. */
export type Change = {
  part: ChangePart
  /** Stable for the same subject: the field or the entry. */
  id: string
  title: string
  lines: ChangeLine[]
}

/** Formats a change: "Opening hours on Saturday: 10:00–14:00, now closed" */
export function formatChange({ title, lines }: Pick<Change, 'title' | 'lines'>): string {
  const said = lines.map(({ label, before, after }) => {
    const what = [before, after === undefined ? 'now gone' : before === undefined ? after : `now ${after}`]
    return `${label === undefined ? '' : `${label}: `}${what.filter((part) => part !== undefined).join(', ')}`
  })
  return said.length === 0 ? title : `${title}: ${said.join('. ')}`
}

/** Groups changes by part, in the order of the set-up. Omits parts without changes. */
export function groupChanges(changes: Change[]): { part: ChangePart; changes: Change[] }[] {
  return CHANGE_PARTS.map((part) => ({ part, changes: changes.filter((change) => change.part === part) })).filter(
    (group) => group.changes.length > 0,
  )
}
