const EURO = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })

/** Cents as documents show them, always with both digits: €2,500.00. */
export function euro(cents: number): string {
  return EURO.format(cents / 100)
}
