const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "Last updated December 15, 2024", in the specification's date format. */
export function UpdatedOn({ date }: { date: string }) {
  return (
    <span>
      {'Last updated '}
      <time dateTime={date}>{LONG_DATE.format(new Date(date))}</time>
    </span>
  )
}
