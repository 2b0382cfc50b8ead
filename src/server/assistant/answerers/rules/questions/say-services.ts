import type { Language } from '#contracts/receptionist/diary.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import type { Draft } from '../draft.ts'

const WHAT_WE_DO: Record<Language, string> = { en: 'What is this?', ga: 'Cad é seo?' }

/** The organisation's own words about what it does, where it has an entry for that. */
export async function sayWhatWeDo(draft: Draft): Promise<boolean> {
  const { entries, isSame } = await draft.tools.lookUp(WHAT_WE_DO[draft.language], draft.language)
  const [entry] = entries
  return isSame === true && entry !== undefined && draft.sayEntry(entry)
}

export async function sayServices(draft: Draft): Promise<boolean> {
  return (await sayWhatWeDo(draft)) || sayList(draft)
}

/** Says what can be booked, with how long each takes. */
export async function sayList(draft: Draft): Promise<boolean> {
  const list = await writeServices(draft)
  if (list === undefined) return false
  draft.say(list)
  draft.outcome = 'answered'
  return true
}

/** Lists the bookable services with their lengths and known prices. */
export async function writeServices(draft: Draft): Promise<string | undefined> {
  const { services, phrases } = draft
  if (services.length === 0) return undefined
  const prices = new Map((await draft.tools.prices()).map(({ serviceId, priceCents }) => [serviceId, priceCents]))
  const lines = services.map(({ id, minutes }) => {
    const cents = prices.get(id)
    const price = cents === undefined ? [] : [cents === 0 ? phrases.free : formatEuro(cents)]
    return [phrases.takes(draft.serviceName(id), minutes).replace(/\.$/, ''), ...price].join(', ')
  })
  draft.state.listed = services.map(({ id }) => id)
  return phrases.services(lines)
}
