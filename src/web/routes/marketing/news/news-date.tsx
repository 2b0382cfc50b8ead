import { formatDay } from '#contracts/words/dates.ts'

export function NewsDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {formatDay(date)}
    </time>
  )
}
