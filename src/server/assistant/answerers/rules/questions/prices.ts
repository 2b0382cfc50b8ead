import type { Language } from '#contracts/receptionist/diary.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import type { FoundEntry } from '../../../../domains/knowledge/index.ts'
import { listContentKeys, termsOf } from '../../../retrieval/terms.ts'
import { asksForAll } from '../../../understanding/asks-for-all.ts'
import { asksCallOutFee } from '../../../understanding/replies/asks-price.ts'
import { sharesWord } from '../../../understanding/shares-word.ts'
import { understand } from '../../../understanding/understand.ts'
import { saysName } from '../booking/services.ts'
import type { Draft } from '../draft.ts'

/** Keys of the index for words that ask for prices in general. */
const GENERAL = new Set(
  'price charg list cost rate fee money pay damag owe rough quid euro ballpark figur set month year appoint visit session consult book treatment everyth praghs gerr cosn tall lis conn corl ler fad mi bliain'.split(
    ' ',
  ),
)

/** Of these, those that say that something costs money. */
const COSTS = new Set('price charg cost rate fee money pay praghs gerr cosn tall'.split(' '))

/** "Ring 112 or 999" and "I tell you what is free" name no money. */
const MONEY =
  /€|(?<!\d)(?!(?:112|999)(?!\d))\d|(?<!\p{L})(?:(?<!what(?:['’]?s| is) )free|euro|saor in aisce)(?!\p{L})/iu

/**
 * Finds the known answer to a question about a price. An entry without a price is none, and the only entry that asks for
 * the price of all that was named, or of one thing of it, is the answer.
 */
export async function lookUpPrice({ tools, language, turn }: Draft, text: string) {
  const found = await tools.lookUp(text, language)
  if (found.isSame === true) return found
  const asked = listSpecific(text, language)
  const isForAll = asksForAll(text)
  const isPriceQuestion = ({ question }: FoundEntry) =>
    understand(question, { language, reference: turn.reference, services: [] }).intents.some(
      ({ intent }) => intent === 'price',
    )
  // "A website for a B&B": the entry's own thing, or all that was named.
  const isAbout = ({ question }: FoundEntry) => {
    const [own, all] = [listSpecific(question, language), listContentKeys(question, language)]
    if (isForAll && own.some((key) => !asked.includes(key))) return false
    return asked.every((key) => all.includes(key)) || (own.length > 0 && own.every((key) => asked.includes(key)))
  }
  const named = found.entries.filter((entry) => isPriceQuestion(entry) && isAbout(entry))
  // "How much is Advanced?", of its price and that of a year: the one with fewer words that were not said.
  const said = new Set(listKeys(text, language))
  const rate = ({ question }: FoundEntry) =>
    listKeys(question, language).reduce((sum, key) => sum + (said.has(key) ? 1 : -1), 0)
  const most = Math.max(...named.map(rate))
  const closest = named.filter((entry) => rate(entry) === most)
  if (asked.length > 0 && closest.length === 1) return { result: 'answered' as const, entries: closest }
  const entries = found.entries.filter(
    ({ question, answer }) =>
      listContentKeys(question, language).some((key) => COSTS.has(key)) || (asked.length > 0 && MONEY.test(answer)),
  )
  if (entries[0] !== found.entries[0]) return { result: 'refused' as const, entries: [] }
  return { result: isForAll ? ('offered' as const) : found.result, entries }
}

/** The keys of all words but those that only ask: "year" is one too. */
const listKeys = (text: string, language: Language) =>
  termsOf(text, language).flatMap(({ key }) => (key === '' ? [] : [key]))

/** What a question about a price names beside words for prices. */
const listSpecific = (text: string, language: Language) =>
  listContentKeys(text, language).filter((key) => !GENERAL.has(key))

/** Whether a question about a price names nothing that costs it. */
export const asksGenerally = (text: string, language: Language) => listSpecific(text, language).length === 0

/** The service that the question names, or else the message. Of a question for all of a kind, each that has its name. */
export async function sayPriceOfService(draft: Draft, text: string, named: string | undefined): Promise<boolean> {
  // "What treatments do ye do, and how much are they?"
  const asked = named === undefined ? draft.reading.text : text
  if (asksForAll(asked)) return sayPricesOfKind(draft, asked)
  const service = named ?? draft.reading.slots.service
  if (service === undefined) return (await sayPricesOfKnown(draft)) || sayPricesOfListed(draft)
  const [price] = await draft.tools.prices(service)
  // What costs nothing is seldom what a price is asked for, unless it is named.
  if (price?.priceCents === 0 && !saysName(draft, service)) return false
  return sayPrices(draft, service)
}

/** "A cut and colour", where no colour can be booked: the price of the cut, and that the colour is none of them. */
async function sayPricesOfKnown(draft: Draft): Promise<boolean> {
  const { serviceChoices, unknownService } = draft.reading
  if (unknownService === undefined || serviceChoices.length === 0) return false
  const prices = (await draft.tools.prices()).filter(({ serviceId }) => serviceChoices.includes(serviceId))
  if (prices.length === 0) return false
  writePrices(draft, prices)
  draft.say(draft.phrases.notBookable(unknownService))
  return true
}

async function sayPricesOfKind(draft: Draft, text: string): Promise<boolean> {
  const prices = await draft.tools.prices()
  const ofKind = prices.filter(({ serviceId }) => sharesWord(text, draft.serviceName(serviceId)))
  return ofKind.length > 1 && writePrices(draft, ofKind)
}

/** "How much is it?", where the contact was asked which of a few services is meant: the price of each. */
async function sayPricesOfListed(draft: Draft): Promise<boolean> {
  const { state, tools, services } = draft
  const { listed, asked } = state
  if (asked !== 'service' || listed.length < 2 || listed.length === services.length) return false
  const prices = (await tools.prices()).filter(({ serviceId }) => listed.includes(serviceId))
  return prices.length > 0 && writePrices(draft, prices)
}

export async function sayAllPrices(draft: Draft, text: string): Promise<boolean> {
  const prices = await draft.tools.prices()
  const isGeneral = asksGenerally(text, draft.language)
  // "Everything is free" does not answer a question about a price.
  if (prices.every(({ priceCents }) => priceCents === 0)) return isGeneral && sayHowPricesWork(draft)
  if (!isGeneral) draft.say(draft.phrases.noPriceOfThat)
  const { task, slots } = draft.state
  return sayPrices(draft, isGeneral && task === 'book' ? slots.service : undefined)
}

const ABOUT_PRICES: Record<Language, string> = { en: 'What are your prices?', ga: 'Cad iad bhur bpraghsanna?' }

/** Where each job has a price of its own, these ask how to get it. */
const QUOTES = new Set('quot quotat estim job mestchn luachn'.split(' '))

/** What comes to the customer, and is no visit for a quote. */
const isOther = (asked: string, { question, answer }: FoundEntry) =>
  asksCallOutFee(asked) && !asksCallOutFee(question) && !MONEY.test(answer)

/**
 * "What's the call-out charge?": the organisation's own words about it, or its price. How a quote is got answers that as little as it
 * answers what a repair costs that is being booked.
 */
export async function sayCallOutFee(draft: Draft, text: string): Promise<boolean> {
  const { result, entries } = await lookUpPrice(draft, text)
  const [best] = entries
  if (result === 'answered' && best !== undefined && !isOther(text, best)) return draft.sayEntry(best)
  const { service } = draft.state.slots
  return service !== undefined && sayPrices(draft, service)
}

/** "How much is it?" has no word of the entry that says what everything costs, or how to get a price. */
export async function sayHowPricesWork(draft: Draft): Promise<boolean> {
  const { language, tools } = draft
  const { entries } = await tools.lookUp(ABOUT_PRICES[language], language)
  const entry = entries.find(({ question }) => listSpecific(question, language).every((key) => QUOTES.has(key)))
  const isBooking = draft.state.task === 'book' && draft.state.slots.service !== undefined
  // "Book a visit", while another appointment is booked, is no answer.
  if (entry === undefined || (isBooking && isOfQuote(entry, language))) return false
  return draft.sayEntry(entry)
}

const isOfQuote = ({ question }: FoundEntry, language: Language) => listSpecific(question, language).length > 0

export async function sayPrices(draft: Draft, service?: string): Promise<boolean> {
  const prices = await draft.tools.prices(service)
  if (prices.length === 0) return false
  if (draft.state.task === undefined) draft.state.listed = prices.map(({ serviceId }) => serviceId)
  return writePrices(draft, prices)
}

function writePrices(draft: Draft, prices: { serviceId: string; priceCents: number }[]): true {
  const lines = prices.map(({ serviceId, priceCents }) =>
    draft.phrases.price(draft.serviceName(serviceId), priceCents === 0 ? draft.phrases.free : formatEuro(priceCents)),
  )
  draft.say(lines.join('\n'))
  draft.outcome = 'answered'
  return true
}
