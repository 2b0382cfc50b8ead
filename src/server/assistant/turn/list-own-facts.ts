import type { Service } from '#contracts/receptionist/diary.ts'
import { readBareTime } from '../answerers/rules/times.ts'
import { findEmail, findPhone } from '../understanding/slots.ts'
import { parseWhenAnyLanguage } from '../understanding/when/parse-when.ts'
import type { Turn } from './answerer.ts'

/** What a reply may say before any tool was called: what was written, and what the organisation says of itself. */
export function listOwnFacts({ text, reference, configuration }: Omit<Turn, 'state'>, state: string): string[] {
  // A number may be read back in its international form, and "half five" as 17:30.
  const hours = (['en', 'ga'] as const).map((language) => readBareTime(text, language) ?? '')
  const said = [
    findPhone(text) ?? '',
    findEmail(text) ?? '',
    JSON.stringify(parseWhenAnyLanguage(text, reference)),
    ...hours,
  ]
  const { name, diary, address = '', helplines } = configuration
  const own = [name.en, name.ga, address, helplines.crisis, helplines.gas, ...diary.services.flatMap(listServiceFacts)]
  return [text, state, ...said, ...own]
}

const listServiceFacts = ({ name, minutes }: Service) => [name.en, name.ga, `${minutes} minutes`, `${minutes} nóiméad`]
