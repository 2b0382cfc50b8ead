import { TextLink } from '#web/ui/link.tsx'
import type { DayProps } from './diary-part.ts'
import { diaryLink, KEPT } from './diary-place.ts'

export function WaitingLink({ base, place, open, waiting }: DayProps) {
  const people = waiting.filter(({ day }) => day === open.day)
  if (people.length === 0) return null
  const names = people.slice(0, 3).map(({ name, service }) => `${name} (${service})`)
  const rest = people.length - names.length
  return (
    <p className="diary-waiting-line">
      <TextLink to={diaryLink(`${base}/waiting`, place)} {...KEPT}>
        {countWaiting(people.length)}
      </TextLink>
      {`: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`}
    </p>
  )
}

export const countWaiting = (count: number) => (count === 1 ? '1 person waits' : `${count} people wait`)
