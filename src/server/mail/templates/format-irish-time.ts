const IRISH_TIME = new Intl.DateTimeFormat('en-IE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Dublin',
})

/** Formats an instant in Irish time: Monday 23 November at 14:30. */
export function formatIrishTime(instant: string): string {
  return IRISH_TIME.format(new Date(instant))
}
