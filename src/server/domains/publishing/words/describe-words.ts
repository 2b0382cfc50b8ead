import { isDeepStrictEqual } from 'node:util'
import type { Change } from '#contracts/receptionist/changes.ts'
import type { HANDOVER_TRIGGERS, ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { compareFields } from './compare-fields.ts'
import { describeWeek } from './describe-hours.ts'

/** First names of mail receivers, by their ids. */
export type Names = Map<string, string>

const LANGUAGES: Record<string, string> = {
  'en,ga': 'English first, and Irish',
  'ga,en': 'Irish first, and English',
  en: 'English only',
  ga: 'Irish only',
}

const formatLanguages = ({ languages }: ReceptionistConfiguration) => LANGUAGES[languages.join()] ?? languages.join()

export function describeGreeting(before: ReceptionistConfiguration, after: ReceptionistConfiguration): Change[] {
  return compareFields('greeting', [
    { id: 'languages', title: 'Languages', before: formatLanguages(before), after: formatLanguages(after) },
    { id: 'greeting.en', title: 'Greeting in English', before: before.greeting.en, after: after.greeting.en },
    {
      id: 'greeting.ga',
      title: 'Greeting in Irish',
      before: before.greeting.ga,
      after: after.greeting.ga,
      language: 'ga',
    },
  ])
}

export function describeDetails(before: ReceptionistConfiguration, after: ReceptionistConfiguration): Change[] {
  const field = (name: 'address' | 'phone' | 'email' | 'website', title: string) => ({
    id: name,
    title,
    before: before[name] ?? '',
    after: after[name] ?? '',
  })
  return compareFields('details', [
    { id: 'name.en', title: 'Name in English', before: before.name.en, after: after.name.en },
    { id: 'name.ga', title: 'Name in Irish', before: before.name.ga, after: after.name.ga, language: 'ga' },
    field('address', 'Address'),
    field('phone', 'Phone number'),
    field('email', 'Email address'),
    field('website', 'Website'),
  ])
}

const TRIGGERS: Record<(typeof HANDOVER_TRIGGERS)[number], string> = {
  asked: 'When somebody asks for a person',
  complaint: 'When somebody complains',
  'not understood': 'When it does not understand, it brings in a person',
  'not known': 'When it does not know, it brings in a person',
}

function formatTimes({ handover }: ReceptionistConfiguration, trigger: string): string {
  const times = handover.find(({ when }) => when === trigger)?.times ?? 0
  return times === 0 ? 'never' : times === 1 ? 'at once' : `after ${times} times`
}

export function describeHandover(
  before: ReceptionistConfiguration,
  after: ReceptionistConfiguration,
  names: Names,
): Change[] {
  const formatMails = ({ mailTo }: ReceptionistConfiguration) =>
    mailTo.length === 0
      ? 'everybody who may answer'
      : mailTo.map((id) => names.get(id) ?? 'a former colleague').join(', ')
  const fields = compareFields('handover', [
    ...Object.entries(TRIGGERS).map(([trigger, title]) => ({
      id: `handover.${trigger}`,
      title,
      before: formatTimes(before, trigger),
      after: formatTimes(after, trigger),
    })),
    { id: 'mailTo', title: 'Who gets the mail', before: formatMails(before), after: formatMails(after) },
    {
      id: 'mailsBookings',
      title: 'A mail for each booking',
      before: before.mailsBookings ? 'yes' : 'no',
      after: after.mailsBookings ? 'yes' : 'no',
    },
    {
      id: 'giveBackMinutes',
      title: 'It answers again after a person was silent for',
      before: `${before.giveBackMinutes} min`,
      after: `${after.giveBackMinutes} min`,
    },
    { id: 'crisis', title: 'Helpline in a crisis', before: before.helplines.crisis, after: after.helplines.crisis },
    { id: 'gas', title: 'Line for a gas leak', before: before.helplines.gas, after: after.helplines.gas },
  ])
  return [...fields, ...describePresence(before, after)]
}

/** Staff hours that equal the opening hours before and after are no change of their own. */
function describePresence(before: ReceptionistConfiguration, after: ReceptionistConfiguration): Change[] {
  const follows = ({ staffHours, diary }: ReceptionistConfiguration) =>
    isDeepStrictEqual(staffHours, diary.openingHours)
  if (follows(before) && follows(after)) return []
  const week = { part: 'handover', id: 'staffHours', title: 'When somebody is there', none: 'nobody' } as const
  return describeWeek(before.staffHours, after.staffHours, week)
}
