const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "Last updated December 15, 2024": the one date that stands in this form, on every legal page. */
export function UpdatedOn({ date }: { date: string }) {
  return (
    <span>
      {'Last updated '}
      <time dateTime={date}>{LONG_DATE.format(new Date(date))}</time>
    </span>
  )
}
