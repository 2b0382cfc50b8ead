const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Whether an IBAN, in capitals and without spaces, has a valid format and check digits (ISO 13616). */
export function isIban(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const digits = [...(text.slice(4) + text.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Formats an IBAN in groups of four. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
