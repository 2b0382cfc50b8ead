const COUNT = new Intl.NumberFormat('en-IE')
const TENTHS = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 1 })
const WITH_CENTS = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const WHOLE = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** 12,500. */
export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** 7.5, or 8 where it is that. */
export function formatTenths(amount: number): string {
  return TENTHS.format(amount)
}

/** 450 minutes: 7.5 h. */
export function formatHours(minutes: number): string {
  return `${formatTenths(minutes / 60)} h`
}

/** Cents as people write euro: €2,500, and €6,394.77 where there are cents. */
export function formatEuro(cents: number): string {
  return (cents % 100 === 0 ? WHOLE : WITH_CENTS).format(cents / 100)
}

/** Cents as documents show them, always with both digits: €2,500.00. */
export function formatEuroExactly(cents: number): string {
  return WITH_CENTS.format(cents / 100)
}

/** For figures that are read at a glance: €3.42M, €612k, and whole euro below 10,000. */
export function formatEuroShort(cents: number): string {
  const euro = Math.abs(cents) / 100
  const sign = cents < 0 ? '-' : ''
  if (euro >= 999_500) return `${sign}€${formatCount(Math.round(euro / 10_000) / 100)}M`
  if (euro >= 10_000) return `${sign}€${Math.round(euro / 1000)}k`
  return WHOLE.format(Math.round(cents / 100))
}
