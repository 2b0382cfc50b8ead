import { expect, test } from 'vitest'
import { DEFAULT_COMPANY } from '../../domains/settings/default-company.ts'
import { renderMail } from '../mail-sender.ts'
import type { MailProps } from './mail-template.ts'

const sender = { company: DEFAULT_COMPANY, appUrl: 'https://ogham.example' }
const props: MailProps['waiting-news'] = {
  language: 'en',
  organisation: { name: 'Cork Physio', address: '12 Sráid na Bó', phone: '020 915 0100' },
  name: 'Máire Ní Bhriain',
  service: 'First visit',
  day: '2027-07-01',
  minutes: 60,
  offer: null,
  url: 'https://ogham.example/talk/cork-physio/waiting/secret',
}
const offer = {
  startsAt: '2027-07-01T09:30:00.000Z',
  endsAt: '2027-07-01T10:15:00.000Z',
  diaryName: 'Eoin',
  diaryKind: 'person' as const,
  until: '2027-06-30T15:00:00.000Z',
}
const render = (given: Partial<typeof props> = {}) => renderMail('waiting-news', { ...props, ...given }, sender)

test('who joins a waiting list is told the day, how long an offer is kept, and how to leave', async () => {
  const { subject, text } = await render()
  expect(subject).toBe('You are on the waiting list, Thursday 1 July')
  expect(text).toContain('keep it for you for one hour')
  expect(text).toContain('Hello Máire Ní Bhriain,')
  expect(text).toContain(props.url)
})

test('an offer names the time by the Irish clock, with whom, and until when it is kept', async () => {
  const { subject, text } = await render({ offer })
  expect(subject).toBe('A time is free: Thursday 1 July 2027, 10:30')
  for (const part of ['10:30', '11:15', 'Eoin', 'First visit', 'kept for you until Wednesday 30 June 2027, 16:00'])
    expect(text).toContain(part)
})

test('both mails are in Irish for whoever spoke Irish', async () => {
  const joined = await render({ language: 'ga', service: 'An chéad chuairt', minutes: 90 })
  expect(joined.subject).toBe('Tá tú ar an liosta feithimh, Déardaoin, 1 Iúil')
  expect(joined.text).toContain('ar feadh 90 nóiméad')
  expect(joined.html).toContain('lang="ga')
  const { text, subject } = await render({ language: 'ga', offer })
  expect(subject).toBe('Tá am saor ann: Déardaoin, 1 Iúil 2027, 10:30')
  expect(text).toContain('Tá sé á choinneáil duit go dtí Dé Céadaoin, 30 Meitheamh 2027, 16:00.')
})
