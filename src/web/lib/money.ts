const WITH_CENTS = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const WHOLE = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** Cents as people write euro: €2,500, and €6,394.77 where there are cents. */
export function formatEuro(cents: number): string {
  return (cents % 100 === 0 ? WHOLE : WITH_CENTS).format(cents / 100)
}
