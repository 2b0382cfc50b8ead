import { fold } from '../../../text/fold.ts'
import { irishBase } from '../../../text/irish-base.ts'
import type { OwnBooking } from '../../../turn/state.ts'
import { findNames } from '../../../understanding/person/find-name.ts'

const PARTS = /[,.;!?\n]+|\s+(?:and|but|agus|ach)\s+/iu
const KEEPS =
  /(?<!\p{L})(?:keep|leave|not|don['’]?t (?:touch|cancel|move)|hold on to|coinnigh|coinneáil|fág|ná (?:bac|cealaigh|bog|cuir)|seachas|ní)(?!\p{L})/iu
const MINE =
  /(?<!\p{L})(?:mine|my own(?: one)?|just me|only me|mo (?:cheann|choinne|cheannsa) ?(?:féin|se|sa)?|(?:an )?ch?eann s['’]?agams?a)(?!\p{L})/iu
/** "What time is his again?" */
const HIS = /(?<!\p{L})(?:his|hers)(?!\p{L})/iu

/** "Cancel mine, keep Cian's", "the one for Aoife": the bookings that a text names by whose they are, and does not keep. */
export function findOfPerson(text: string, bookings: OwnBooking[]): OwnBooking[] {
  const parts = text.split(PARTS)
  const named = (kept: boolean) =>
    bookings.filter((booking) => parts.some((part) => KEEPS.test(part) === kept && isNamed(part, booking)))
  const wanted = named(false)
  if (wanted.length > 0) return wanted
  const kept = named(true)
  if (kept.length > 0 && parts.length > 1) return bookings.filter((booking) => !kept.includes(booking))
  const own = bookings.filter(({ name, whom }) => whom === name)
  const others = bookings.filter((booking) => !own.includes(booking))
  if (MINE.test(text) && own.length < bookings.length) return own
  return HIS.test(text) && others.length < bookings.length ? others : []
}

function isNamed(text: string, { name = '', whom = '' }: OwnBooking): boolean {
  const said = fold(text)
    .split(/[^\p{L}'’]+/u)
    .flatMap((word) => [word, word.replace(/['’]?s$/u, ''), irishBase(word)])
  return (whom || name)
    .split(/[^\p{L}]+/u)
    .some((word) => said.includes(fold(word)) && findNames(word).some(({ hasGiven }) => hasGiven))
}
