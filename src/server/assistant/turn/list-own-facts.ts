import { LANGUAGES, type Service } from '#contracts/receptionist/diary.ts'
import { readWhetherFree } from '../answerers/rules/times/refused-time.ts'
import { isHourBare, otherHalf, partsOf, readBareTime } from '../answerers/rules/times/times.ts'
import { correctEmail } from '../understanding/person/correct-email.ts'
import { sayPartyOnce } from '../understanding/services/party-size.ts'
import { correctPhone, findEmail, findPhone } from '../understanding/slots.ts'
import { findLimits } from '../understanding/when/find-limits.ts'
import { parseWhenAnyLanguage } from '../understanding/when/parse-when.ts'
import type { Turn } from './answerer.ts'
import { addMinutes } from './irish-time.ts'

/** What a reply may say before any tool was called: what was written, and what the organisation says of itself. */
export function listOwnFacts({ text, configuration }: Pick<Turn, 'text' | 'configuration'>, state: string): string[] {
  // A number may be read back in its international form.
  const said = [findPhone(text) ?? '', findEmail(text) ?? '']
  const { name, diary, address = '', helplines } = configuration
  const own = [name.en, name.ga, address, helplines.crisis, helplines.gas, ...diary.services.flatMap(listServiceFacts)]
  return [text, state, ...said, ...own]
}

/**
 * Lists the claims of a reply that nothing in its turn supports. "Half five" supports 17:30. Such readings of the message
 * take longer than the other checks together, so they are made only for a reply that needs them.
 */
export function findUnsupported(
  turn: Pick<Turn, 'text' | 'reference' | 'state' | 'configuration'>,
  facts: string[],
  find: (facts: string[]) => string[],
): string[] {
  return find(facts).length === 0 ? [] : find([...facts, ...listTimes(turn), ...listEnds(turn), ...listCorrected(turn)])
}

/**
 * The times of the message, and of a wish that was said before the booking was found. "A table for 4 or 5 at 8" is read
 * with one number of people, too.
 */
const listTimes = ({ text, reference, state }: Pick<Turn, 'text' | 'reference' | 'state'>): string[] =>
  [text, ...(state.message ?? '').split('\n')]
    .filter((said) => said !== '')
    .flatMap((said) => [...new Set([said, sayPartyOnce(said)])].flatMap((one) => readTimes(one, reference)))

/** When the appointment that is kept or wished ends. */
function listEnds({ text, reference, state: { hold, slots }, configuration }: Parameters<typeof findUnsupported>[0]) {
  const known = hold?.slot.serviceId ?? slots.service
  const minutes = configuration.diary.services.find(({ id }) => id === known)?.minutes
  const starts = [hold?.slot.local, parseWhenAnyLanguage(text, reference).at].filter((at) => at?.includes('T') === true)
  return minutes === undefined ? [] : starts.map((at = '') => addMinutes(at, minutes))
}

function readTimes(text: string, reference: string): string[] {
  const asked = LANGUAGES.flatMap((language) => readWhetherFree(text, language) ?? [])
  const texts = [text, ...partsOf(text), ...asked]
  const hours = LANGUAGES.flatMap((language) => texts.map((part) => readBareTime(part, language) ?? ''))
  const limits = LANGUAGES.map((language) => JSON.stringify(findLimits(text, reference, language, '')))
  const times = [JSON.stringify(parseWhenAnyLanguage(text, reference)), ...limits, ...hours]
  // "Eight" may be in the evening.
  const isOpen = LANGUAGES.some((language) => isHourBare(text, reference, language))
  return isOpen ? [...times, ...(times.join(' ').match(/\d{2}:\d{2}/g) ?? []).map(otherHalf)] : times
}

const listServiceFacts = ({ name, minutes }: Service) => [name.en, name.ga, `${minutes} minutes`, `${minutes} nóiméad`]

/** The number and the address, as the caller has corrected a part of them. */
const listCorrected = ({ state: { slots }, text }: Pick<Turn, 'state' | 'text'>): string[] =>
  [correctPhone(slots.phone, text), correctEmail(slots.email, text)].filter((detail) => detail !== undefined)
