const HOURS = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 1 })

/** 450 minutes: 7.5 h. */
export function formatHours(minutes: number): string {
  return `${HOURS.format(minutes / 60)} h`
}
