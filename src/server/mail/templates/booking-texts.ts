import { type BookingMailTexts, bookingMail as english } from '#content/receptionist/en/booking-mail.ts'
import { bookingMail as irish } from '#content/receptionist/ga/booking-mail.ts'
import { isTable, sayBookings } from '#content/receptionist/say-bookings.ts'
import type { DiaryKind, Language } from '#contracts/receptionist/diary.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import { isDiaryOfBusiness } from '#contracts/words/booking-times.ts'
import type { SendingOrganisation } from './mail-template.ts'

export const BOOKING_TEXTS: Record<Language, BookingMailTexts> = { en: english, ga: irish }
const TABLE_TEXTS = { en: sayBookings(english, 'en'), ga: sayBookings(irish, 'ga') }

/** What a mail says of a service: a table is no appointment. */
export const findBookingTexts = (language: Language, service: string): BookingMailTexts =>
  (isTable(service) ? TABLE_TEXTS : BOOKING_TEXTS)[language]

/** The row of the person or room. None for a diary with the name of the business, or a numbered copy of it. */
export function listDiaryRows(
  language: Language,
  { diaryName, diaryKind }: { diaryName: string; diaryKind: DiaryKind },
  { name }: SendingOrganisation,
): [string, string][] {
  const { rows } = BOOKING_TEXTS[language]
  return isDiaryOfBusiness(diaryName, name) ? [] : [[diaryKind === 'room' ? rows.room : rows.who, diaryName]]
}

/** Our own receptionist sends for nobody else. */
const isOwn = ({ name }: SendingOrganisation, company: CompanySettings) => name === company.name

export const nameSender = (organisation: SendingOrganisation, company: CompanySettings) =>
  isOwn(organisation, company) ? company.name : `${organisation.name} (${company.name})`

/** Builds the letterhead of a mail on behalf of a customer. */
export function describeBehalf(language: Language, organisation: SendingOrganisation, company: CompanySettings) {
  const { name, address, phone } = organisation
  const sentFor = isOwn(organisation, company) ? null : BOOKING_TEXTS[language].sentFor(company.name, name)
  const lines = [address, phone, sentFor]
  return { name, lines: lines.filter((line) => line !== null) }
}
