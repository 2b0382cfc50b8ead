import { formatFullPhone } from '#contracts/irish.ts'

/** A number in groups, never broken within. */
export function Phone({ number }: { number: string }) {
  return <span className="whitespace-nowrap">{formatFullPhone(number)}</span>
}
