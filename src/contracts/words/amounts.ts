const COUNT = new Intl.NumberFormat('en-IE')
const TENTHS = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 1 })

/** Formats with separators: 12,500. */
export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** Formats with one decimal: 7.5, or 8 for a whole number. */
export function formatTenths(amount: number): string {
  return TENTHS.format(amount)
}

/** Formats minutes as hours: 450 becomes 7.5 h. */
export function formatHours(minutes: number): string {
  return `${formatTenths(minutes / 60)} h`
}

/** Formats cents: €2,500, or €6,394.77. */
export function formatEuro(cents: number): string {
  return cents % 100 === 0 ? formatEuroExactly(cents).slice(0, -3) : formatEuroExactly(cents)
}

/** Formats the price of a service, which has none, is free or costs something: "no price named", "free", "€65" */
export function formatPrice(cents: number | null): string {
  if (cents === null) return 'no price named'
  return cents === 0 ? 'free' : formatEuro(cents)
}

/** Formats cents with both digits: €2,500.00. Avoids Intl, because a chart formats hundreds of amounts. */
export function formatEuroExactly(cents: number): string {
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0')
  const euro = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}€${euro}.${digits.slice(-2)}`
}

/** Formats cents briefly: €3.42M, €612k, and whole euro below 10,000. */
export function formatEuroShort(cents: number): string {
  const euro = Math.abs(cents) / 100
  const sign = cents < 0 ? '-' : ''
  if (euro >= 999_500) return `${sign}€${formatCount(Math.round(euro / 10_000) / 100)}M`
  if (euro >= 10_000) return `${sign}€${Math.round(euro / 1000)}k`
  return formatEuro(Math.round(cents / 100) * 100)
}

/** Formats cents for a field: 2500, or 1250.50. */
export function formatEuroInput(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : formatEuroData(cents)
}

/** Formats cents for programs: 2500.00. */
export function formatEuroData(cents: number): string {
  return (cents / 100).toFixed(2)
}
