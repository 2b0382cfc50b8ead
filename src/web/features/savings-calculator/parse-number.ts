const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/

/** Parses a typed number: "1,000" is a thousand, "2.5" and "2,5" are two and a half. NaN for other text. */
export function parseNumber(text: string): number {
  const typed = text.trim()
  if (typed === '') return Number.NaN
  return Number(GROUPED.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'))
}
