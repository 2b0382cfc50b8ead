import { formatEuroExactly } from './amounts.ts'

const MICROCENTS = 1_000_000
const CENTS = new Intl.NumberFormat('en-IE', { maximumSignificantDigits: 2 })

/** Formats a cost: "€1.20", "3.4 cent", "0.04 cent", or "no charge". */
export function formatModelCost(microcents: number): string {
  const cents = microcents / MICROCENTS
  if (cents === 0) return 'no charge'
  if (cents >= 100) return formatEuroExactly(cents)
  return cents < 0.001 ? 'under 0.001 cent' : `${CENTS.format(cents)} cent`
}

const SECONDS = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** Formats "1.2 s". */
export const formatSeconds = (ms: number): string => `${SECONDS.format(ms / 1_000)} s`
