import { findPhone } from '../understanding/slots.ts'
import { parseWhenAnyLanguage } from '../understanding/when/parse-when.ts'
import type { Turn } from './answerer.ts'

/** What a reply may say before any tool was called: what was written, and what the organisation says of itself. */
export function listOwnFacts({ text, reference, configuration }: Omit<Turn, 'state'>, state: string): string[] {
  // A number may be read back in its international form, and "half five" as 17:30.
  const said = [findPhone(text) ?? '', JSON.stringify(parseWhenAnyLanguage(text, reference))]
  const { name, diary, address = '' } = configuration
  const own = [name.en, name.ga, address, ...diary.services.flatMap((service) => [service.name.en, service.name.ga])]
  return [text, state, ...said, ...own]
}
