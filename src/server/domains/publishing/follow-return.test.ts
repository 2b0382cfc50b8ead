import { expect, test } from 'vitest'
import {
  type ReceptionistConfigurationInput,
  receptionistConfiguration,
} from '#contracts/receptionist/configuration.ts'
import { PRACTICE } from '../../../../tests/support/talk.ts'
import { followReturn } from './follow-return.ts'

const parse = (changes: Partial<ReceptionistConfigurationInput> = {}) =>
  receptionistConfiguration.parse({ ...PRACTICE, ...changes })

test('what nobody edited follows, and what somebody edited stays', () => {
  const live = parse({ phone: '01 234 5678', greeting: { en: 'Bad words.', ga: '' } })
  const draft = { ...live, name: { en: 'Quay Physio', ga: 'Fisiteiripe na Cé' } }
  const followed = followReturn({ draft, live, target: parse({ address: '' }) })
  expect(followed).toMatchObject({ name: draft.name, greeting: { en: '', ga: '' }, phone: '+353209150100' })
  expect(followed.address).toBeUndefined()
})

test('a diary whose parts would not fit together stays as it was edited', () => {
  const { services = [], diaries } = PRACTICE.diary
  const byEoin = { ...PRACTICE.diary, services: services.map((one) => ({ ...one, diaryIds: ['eoin'] })) }
  const byNiamh = { ...PRACTICE.diary, services: services.map((one) => ({ ...one, diaryIds: ['niamh'] })) }
  const live = parse({ diary: byNiamh })
  // The draft does not edit who offers a service, so the services follow to Eoin, who is missing in the draft.
  const draft = parse({ diary: { ...byNiamh, diaries: diaries.slice(0, 1) } })
  expect(followReturn({ draft, live, target: parse({ diary: byEoin }) }).diary).toEqual(draft.diary)
})
