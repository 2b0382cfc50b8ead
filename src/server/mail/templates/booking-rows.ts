import { formatEuro } from '#contracts/words/amounts.ts'
import { formatBookingMoment, formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { findBookingTexts, listDiaryRows } from './booking-texts.ts'
import type { MailProps } from './mail-template.ts'

type News = MailProps['booking-news']
type Props = Pick<
  News,
  | 'language'
  | 'organisation'
  | 'name'
  | 'customer'
  | 'party'
  | 'note'
  | 'service'
  | 'diaryName'
  | 'diaryKind'
  | 'minutes'
  | 'priceCents'
  | 'place'
  | 'startsAt'
  | 'endsAt'
> &
  Partial<Pick<News, 'news' | 'email' | 'previousStartsAt' | 'replaced'>>

/** What a mail about a booking and its calendar entry say, with what was said until now where a change replaced it. */
export function listBookingRows(props: Props): [string, string][] {
  const { language, priceCents, organisation, replaced = {}, party, customer = props.name } = props
  const { rows, minutes, changed } = findBookingTexts(language, props.service)
  const compare = (now: string, before: string | number | null | undefined) =>
    before == null ? now : changed(now, String(before))
  const place = findBookingPlace(props)
  const isNamed = props.news === 'corrected' || customer !== props.name
  const all: [string, string | null | undefined][] = [
    [rows.when, formatBookingPeriod(props, language)],
    [rows.name, isNamed ? compare(customer, replaced.customer) : null],
    [rows.before, props.previousStartsAt && formatBookingMoment(props.previousStartsAt, language)],
    ...listDiaryRows(language, props, organisation),
    [rows.service, `${compare(props.service, replaced.service?.[language])}, ${minutes(props.minutes)}`],
    [rows.people, party == null ? null : compare(String(party), replaced.party)],
    [rows.noted, props.note],
    [rows.price, priceCents ? formatEuro(priceCents) : null],
    [rows.where, place && compare(place, replaced.address)],
    [rows.email, replaced.email && props.email],
    [rows.phone, organisation.phone],
  ]
  return all.filter((row): row is [string, string] => row[1] != null)
}

export const findBookingPlace = ({ place, organisation }: Pick<News, 'place' | 'organisation'>) =>
  place === undefined ? organisation.address : place

export const describeRows = (rows: [string, string][]) => rows.map(([label, value]) => `${label}: ${value}`).join('\n')
