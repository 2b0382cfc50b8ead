import { formatFullPhone } from '#contracts/irish.ts'

/** A number in groups, never broken within. */
export function Phone({ number }: { number: string }) {
  return <span className="whitespace-nowrap">{formatFullPhone(number)}</span>
}

/** A phone number in a sentence is read and dialled as one thing, so no line ends within it. */
export const keepNumbers = (text: string): string =>
  text.replaceAll(/\+?\d[\d ]{6,}\d/g, (number) => number.replaceAll(' ', '\u00a0'))
