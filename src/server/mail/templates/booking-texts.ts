import { type BookingMailTexts, bookingMail as english } from '#content/receptionist/en/booking-mail.ts'
import { bookingMail as irish } from '#content/receptionist/ga/booking-mail.ts'
import type { DiaryKind, Language } from '#contracts/receptionist/diary.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import type { SendingOrganisation } from './mail-template.ts'

export const BOOKING_TEXTS: Record<Language, BookingMailTexts> = { en: english, ga: irish }

/** The row of the person or room. None for a diary with the name of the business, or a numbered copy of it. */
export function listDiaryRows(
  language: Language,
  { diaryName, diaryKind }: { diaryName: string; diaryKind: DiaryKind },
  { name }: SendingOrganisation,
): [string, string][] {
  const { rows } = BOOKING_TEXTS[language]
  const isBusiness = name.startsWith(diaryName.replace(/ \d+$/, ''))
  return isBusiness ? [] : [[diaryKind === 'room' ? rows.room : rows.who, diaryName]]
}

/** Builds the letterhead of a mail on behalf of a customer. */
export function describeBehalf(language: Language, organisation: SendingOrganisation, company: CompanySettings) {
  const { name, address, phone } = organisation
  const lines = [address, phone, BOOKING_TEXTS[language].sentFor(company.name, name)]
  return { name, lines: lines.filter((line) => line !== null) }
}
