const MOMENT = new Intl.DateTimeFormat('en-IE', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Europe/Dublin',
})

/** 21 November 2026 at 09:30, by the Irish clock. */
export function formatMoment(instant: string): string {
  return MOMENT.format(new Date(instant))
}
