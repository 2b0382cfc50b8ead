const long = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function NewsDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {long.format(new Date(date))}
    </time>
  )
}
