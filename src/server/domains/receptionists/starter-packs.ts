import type { PackEntry, PackService, StarterPack } from '#content/receptionist/pack.ts'
import { COMMON_ENTRIES } from '#content/receptionist/packs/common.ts'
import { findPack, PUBLIC_BODY } from '#content/receptionist/packs/index.ts'
import { formatPhone } from '#contracts/irish.ts'
import {
  type ReceptionistConfiguration,
  type ReceptionistConfigurationInput,
  receptionistConfiguration,
} from '#contracts/receptionist/configuration.ts'
import type { NewEntry } from '../knowledge/index.ts'

type Organisation = {
  name: string
  industry: string | null
  business_type: string | null
  address: string | null
  phone: string | null
  email: string | null
}

export type Start = { configuration: ReceptionistConfiguration; entries: NewEntry[] }

/** Builds version 1 of a receptionist and its knowledge, from the registration and the pack of the industry. */
export function buildStart(organisation: Organisation): Start {
  const { industry, business_type } = organisation
  const pack = business_type === 'GOVERNMENT' ? PUBLIC_BODY : findPack(industry)
  return {
    configuration: receptionistConfiguration.parse(buildConfiguration(organisation, pack)),
    entries: [...pack.entries, ...COMMON_ENTRIES].map((entry) => toEntry(entry, 'starter pack', false)),
  }
}

/** A service of a pack is at the organisation unless it states another place. */
export const startService = (service: PackService, diaryIds: string[]) => ({
  ...service,
  diaryIds,
  place: service.place ?? ('organisation' as const),
})

function buildConfiguration(organisation: Organisation, pack: StarterPack): ReceptionistConfigurationInput {
  const name = organisation.name.slice(0, 120)
  const diaries = Array.from({ length: pack.diaries }, (_, index) => ({
    id: `diary-${index + 1}`,
    ...(pack.hasTables
      ? { name: `Table ${index + 1}`, kind: 'room' as const }
      : { name: index === 0 ? name : `${name.slice(0, 110)} ${index + 1}` }),
  }))
  return {
    name: { en: name, ga: name },
    address: organisation.address,
    phone: organisation.phone && formatPhone(organisation.phone),
    email: organisation.email,
    languages: pack.languages,
    greeting: { en: '', ga: '' },
    diary: {
      openingHours: pack.hours,
      hoursAreGuessed: true,
      publicHolidays: 'closed',
      closures: [],
      services: pack.services.map((service) =>
        startService(
          service,
          diaries.map(({ id }) => id),
        ),
      ),
      diaries,
    },
    ...DEFAULT_RULES,
    staffHours: pack.hours,
  }
}

export const DEFAULT_RULES = {
  handover: [
    { when: 'asked', times: 1 },
    { when: 'complaint', times: 1 },
    { when: 'not understood', times: 3 },
  ],
} satisfies Pick<ReceptionistConfigurationInput, 'handover'>

export function toEntry({ topic, en, ga }: PackEntry, source: NewEntry['source'], isChecked: boolean): NewEntry {
  return { topic, questionEn: en[0], answerEn: en[1], questionGa: ga[0], answerGa: ga[1], source, isChecked }
}
