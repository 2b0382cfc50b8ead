import { formatPhone } from '#contracts/irish.ts'
import { findWeekday } from '../../../turn/irish-time.ts'
import { asksWhetherHoliday } from '../../../understanding/replies/asks-day.ts'
import type { Draft } from '../draft.ts'
import { readNearDay } from '../times/complete-time.ts'
import { findHolidayDay, namesHoliday, sayWhetherHoliday } from '../times/holidays.ts'
import { listKnown } from '../times/times.ts'

type Week = { from: string; to: string }[][]

const join = (periods: { from: string; to: string }[]) => periods.map(({ from, to }) => `${from}–${to}`).join(', ')

export async function sayHours(draft: Draft, text: string): Promise<boolean> {
  const { phrases } = draft
  // "We were there on Saturday. Are ye open Sunday?": the day of the question comes first.
  const [own, whole] = [readNearDay(draft, text), readNearDay(draft)]
  const named = (own.at ?? own.day ?? whole.at ?? whole.day ?? dayOfBooking(draft, text))?.slice(0, 10)
  const isOfHoliday = namesHoliday(text) || asksWhetherHoliday(text)
  const date = isOfHoliday ? (findHolidayDay(draft, text) ?? named) : named
  const { week, day, isGuessed } = await draft.tools.openingHours(date)
  if (week.every((periods) => periods.length === 0)) return false
  draft.outcome = 'answered'
  if (day === undefined && !isOfHoliday) sayWhetherLate(draft, text, week)
  if (isOfHoliday && day !== undefined && day.closed === undefined) sayWhetherHoliday(draft, text, day.date)
  if (day === undefined) draft.say(phrases.hours(writeLines(draft, week)))
  else if (!isOfHoliday && asksOfWeekday(draft, text)) sayOfWeekday(draft, week, day)
  else sayOfDate(draft, day)
  if (isGuessed && draft.state.saidToConfirm !== true) await sayToConfirm(draft)
  return true
}

const CLOSES = /(?<!\p{L})(?:clos(?:e|es|ing)|finish|d?h?únann|ndúnann|d[úu]nadh)(?!\p{L})/iu

/** "A quarter to five is a bit early, what time do you close?": of the one day whose times are talked about. */
function dayOfBooking({ state, turn }: Draft, text: string): string | undefined {
  if (state.task !== 'book' || !CLOSES.test(text)) return undefined
  const days = new Set([...listKnown(state), ...listKnown(turn.state)].map(({ local }) => local.slice(0, 10)))
  return days.size === 1 ? [...days][0] : undefined
}

/** "Are ye open Saturdays?" asks for no date. */
const EVERY_WEEK =
  /(?<!\p{L})(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|sats|suns|(?:every|any) (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})|(?:gach|ar an) (?:luan|mháirt|máirt|g?céadaoin|déardaoin|aoine|satharn|domhnach)(?!\p{L})(?! (?:seo|\d)))/iu

const WEEKDAY =
  /(?<!\p{L})(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|satu?r?|sun)(?:day)?|d[ée] (?:luain|máirt|mairt|céadaoin|ceadaoin|haoine|sathairn|domhnaigh)|déardaoin)(?!\p{L})/iu
const OF_ONE_DATE =
  /\d|(?<!\p{L})(?:this|next|coming|last|today|tonight|tomorrow|week|will|seo|chugainn|beidh|mbeidh|inniu|anocht|amárach|seachtain\p{L}*)(?!\p{L})/iu

/** "Are ye open sat?" asks for all of them, unless a day is looked for. */
const asksOfWeekday = ({ state }: Draft, text: string) =>
  EVERY_WEEK.test(text) || (state.task === undefined && WEEKDAY.test(text) && !OF_ONE_DATE.test(text))

type Day = NonNullable<Awaited<ReturnType<Draft['tools']['openingHours']>>['day']>

/** The hours of every week, and those of the coming day if it has others. */
function sayOfWeekday(draft: Draft, week: Week, day: Day): void {
  const { phrases } = draft
  const place = findWeekday(day.date)
  const [name, periods] = [phrases.weekdays(place), week[place] ?? []]
  draft.say(periods.length > 0 ? phrases.openOn(name, join(periods)) : phrases.closedOn(name))
  if (join(day.periods) !== join(periods)) sayOfDate(draft, day)
}

function sayOfDate(draft: Draft, { date, periods, closed }: Day): void {
  const { phrases } = draft
  const time = phrases.time(date)
  draft.say(periods.length > 0 ? phrases.openOn(time, join(periods)) : phrases.closedOn(time, closed?.[draft.language]))
}

/** Once in a conversation is enough. */
async function sayToConfirm(draft: Draft): Promise<void> {
  draft.state.saidToConfirm = true
  const { phone } = await draft.tools.whereabouts()
  draft.say(draft.phrases.hoursToConfirm(phone && formatPhone(phone)))
}

/** Puts consecutive days with the same hours on one line. */
function writeLines({ phrases }: Draft, week: { from: string; to: string }[][]): string[] {
  const lines: { first: number; last: number; hours: string }[] = []
  const closed: string[] = []
  week.forEach((periods, place) => {
    const [hours, previous] = [join(periods), lines.at(-1)]
    if (hours === '') closed.push(phrases.weekday(place))
    else if (previous?.hours === hours && previous.last === place - 1) previous.last = place
    else lines.push({ first: place, last: place, hours })
  })
  const open = lines.map(({ first, last, hours }) => {
    const days = first === last ? [first] : [first, last]
    return `${days.map(phrases.weekday).join(' – ')}: ${hours}`
  })
  return closed.length === 0 ? open : [...open, phrases.closedDays(closed)]
}

const EVENINGS =
  /(?<!\p{L})(?:evenings?|nights?|late|after (?:work|tea|six|6|half five|hours)|istoíche|san oíche|oícheanta|oíche|um thráthnóna|tráthnónta|go déanach|go mall|tar éis (?:na hoibre|oibre|a sé)|i ndiaidh (?:na hoibre|a sé))(?!\p{L})/iu
const WEEKENDS = /(?<!\p{L})(?:weekends?|deireadh (?:na )?seachtaine)(?!\p{L})/iu
const EVENING_FROM = '18:00'

/** "Do ye do evenings?": no, before the hours, where they are over by then. */
function sayWhetherLate(draft: Draft, text: string, week: Week): void {
  const ends = week.flatMap((periods) => periods.map(({ from, to }) => (to < from ? '24:00' : to)))
  const latest = ends.toSorted().at(-1) ?? ''
  if (EVENINGS.test(text) && latest <= EVENING_FROM) draft.say(draft.phrases.closesBy(latest))
  else if (WEEKENDS.test(text) && week.slice(5).every((periods) => periods.length === 0))
    draft.say(draft.phrases.noWeekends)
}
