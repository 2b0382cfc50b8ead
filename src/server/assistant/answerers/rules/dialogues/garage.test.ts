import { expect, test } from 'vitest'
import { AUTOMOTIVE } from '#content/receptionist/packs/automotive.ts'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const services = AUTOMOTIVE.services.map(({ id, name, minutes, otherWords }) => ({
  id,
  name,
  minutes,
  diaryIds: ['niamh'],
  ...(otherWords !== undefined && { otherWords }),
}))
const { hold, db } = openDialogues({ diary: { ...PRACTICE.diary, services } })

const SERVICE = { en: /^Car service, then\./, ga: /^Seirbhísiú cairr, mar sin\./ }

test.each([
  ['en', "I have the NCT on the 15th of December, I'd like to book a service for the car"],
  ['en', 'my car needs a service before the NCT'],
  ['en', 'the NCT is coming up, can I book a service'],
  ['ga', 'Tá an NCT agam ar an 15ú Nollaig. ba mhaith liom seirbhís a chur in áirithe don charr'],
  ['ga', 'Tá seirbhís a dhíth ar mo charr roimh an NCT'],
  ['ga', 'ta seirbhis de dhith ar mo charr'],
] as const)('%s: “%s” wishes for a service', async (language, line) => {
  const [answer] = await hold([line], language)
  expect(answer).toMatch(SERVICE[language])
  expect(answer).toMatch(
    /\?(?: You can also name another day or time\.| Is féidir leat lá nó am eile a lua freisin\.)?$/,
  )
})

test.each([
  ['en', 'nct on thurs please', /^Inspection, then\./],
  ['en', 'can I book the car in for the NCT', /^Inspection, then\./],
  ['ga', 'ba mhaith liom NCT a chur in áirithe', /^Iniúchadh, mar sin\./],
] as const)('%s: “%s” still wishes for the inspection', async (language, line, answer) => {
  expect((await hold([line], language))[0]).toMatch(answer)
})

test.each([
  ['en', 'an inspection please', "I'd like to book a service for the car"],
  ['en', 'an inspection please', "it's not an inspection I want but a full service, oil change"],
  ['ga', 'iniúchadh, le do thoil', 'ba mhaith liom seirbhís a chur in áirithe don charr'],
  ['ga', 'iniúchadh, le do thoil', 'Ní iniúchadh atá uaim ach full service, athrú ola'],
] as const)('%s: after “%s”, “%s” is the service instead, and said once more it stays that', async (...said) => {
  const [language, first, line] = said
  const answers = await hold([first, line, line], language)
  expect(answers[1]).toMatch(SERVICE[language])
  expect(answers[2]).not.toMatch(/^(?:I did not understand|Níor thuig|What day|Cén lá)/)
})

test.each([
  ['en', ['a service please', 'what else do ye do'], /^You can book:\nCar service(?:.*\n)+\nWhich of those/],
  ['en', ['what services do ye do'], /^You can book:\nCar service: 120 minutes\n/],
  [
    'en',
    ['a tyre change on tuesday at ten', 'what services do ye do'],
    /^You can book:\nCar service(?:.*\n)+\nWhat name/,
  ],
  ['ga', ['Cad iad na seirbhísí atá agaibh?'], /^Is féidir iad seo a chur in áirithe:\nSeirbhísiú cairr: 120/],
  ['ga', ['cad iad na seirbhisi ata agaibh'], /^Is féidir iad seo a chur in áirithe:\nSeirbhísiú cairr: 120/],
  [
    'ga',
    ['athrú bonn Dé Máirt ag a deich', 'Cad iad na seirbhísí atá agaibh?'],
    /^Is féidir iad seo a chur in áirithe:\nSeirbhísiú(?:.*\n)+\nCén t-ainm/,
  ],
] as const)('%s: %j lists the services at any moment', async (language, lines, answer) => {
  expect((await hold([...lines], language)).at(-1)).toMatch(answer)
})

test('the day on which a test comes up is the last one, and not the wished one', async () => {
  const [answer] = await hold(['service please, the NCT is coming up on the 30th'])
  expect(answer).toMatch(/1\. Wednesday 18 November/)
})

const HELD = {
  en: ['car service wednesday at ten', 'Mary Donnell 087 555 1234'],
  ga: ['seirbhísiú cairr Dé Céadaoin ag a deich', 'Máire Ní Dhónaill 087 555 1234'],
}
const findBookings = () =>
  db().selectFrom('bookings').select(['service_id', 'starts_at', 'note']).orderBy('starts_at').execute()

test.each([
  ['en', 'yes, and can I have an inspection on Thursday at ten too?', 'yes'],
  ['ga', 'sea, agus iniúchadh Déardaoin ag a deich freisin', 'sea'],
] as const)('%s: “%s” books what was read back, and the other one on its own day', async (language, line, yes) => {
  const answers = await hold([...HELD[language], line, yes], language)
  expect(answers[2]).toMatch(/(?:is booked: Car service, Wednesday|curtha in áirithe: Seirbhísiú cairr, Dé Céadaoin)/)
  expect(await findBookings()).toMatchObject([
    { service_id: 'service', starts_at: '2026-11-25T10:00:00.000Z' },
    { service_id: 'inspection', starts_at: '2026-11-26T10:00:00.000Z' },
  ])
})

test.each([
  ['en', 'yes and one tyre is leaking, could ye look at it?', 'one tyre is leaking'],
  ['ga', 'sea agus tá bonn amháin ag ligean amach, an bhféadfadh sibh breathnú air?', 'tá bonn amháin ag ligean amach'],
] as const)('%s: “%s” books, and the team reads what is to be looked at', async (language, line, note) => {
  const answers = await hold([...HELD[language], line], language)
  expect(answers[2]).toMatch(/is booked|curtha in áirithe/)
  expect(await findBookings()).toMatchObject([{ service_id: 'service', note: expect.stringContaining(note) }])
})

test.each([
  ['en', 'yes. and can I leave the keys in the evening before?', 'About “can I leave the keys'],
  ['ga', 'cuir. agus an féidir liom an carr a fhágáil an oíche roimh ré?', 'Faoi “an féidir liom an carr a fhágáil'],
] as const)('%s: a question that names a time is not lost behind a yes: “%s”', async (language, line, about) => {
  const answers = await hold([...HELD[language], line], language)
  expect(answers[2]).toMatch(/is booked|curtha in áirithe/)
  expect(answers[2]).toContain(about)
})

test.each(['yes, see ye wednesday at ten?', 'yes, wednesday at ten?'])('“%s” asks nothing more', async (line) => {
  expect((await hold([...HELD.en, line]))[2]).toMatch(/^Your appointment is booked: [^\n]*$/)
})

test('whether we are open on a day moves nothing, also without its first word', async () => {
  const answers = await hold(
    ['seirbhísiú cairr Dé Céadaoin ag a deich', 'Máire Ní Dhónaill 087 555 1234. bhfuil sibh oscailte Dé Sathairn?'],
    'ga',
  )
  expect(answers[1]).toMatch(/Táimid dúnta Dé Sathairn/)
  expect(answers[1]).toMatch(/Seirbhísiú cairr, Dé Céadaoin, .* An gcuirfidh mé in áirithe é\?$/)
})

test.each([
  ['en', 'hiya, theres a funny noise from the front of the car when i brake, is it safe to drive do you think'],
  ['en', 'my brakes are squealing is it ok to drive'],
  ['ga', 'haigh, tá torann aisteach ó thosach an chairr nuair a choscánaim, an bhfuil sé sábháilte é a thiomáint?'],
] as const)('%s: “%s” gets the caution, and then what can be booked', async (language, line) => {
  const [answer = ''] = await hold([line], language)
  expect(answer).toMatch(/^(?:I cannot judge that from here|Ní féidir liom é sin a mheas)/)
  expect(answer).toMatch(/1\. /)
  expect(answer.match(/I have noted|Tá nóta déanta/g)).toHaveLength(1)
})

test.each([
  ['en', 'yeah but is it ok to drive it in to ye?', 'Shall I book it?'],
  ['ga', 'sea ach an bhfuil sé sábháilte é a thiomáint?', 'an gcuirfidh mé in áirithe'],
] as const)('%s: “%s” agrees to nothing', async (language, line, question) => {
  const wish = { en: 'a service on thursday at 9', ga: 'seirbhís don charr Déardaoin ag a naoi' }[language]
  const answer = (await hold([wish, 'Nora Egan 087 123 4567', line], language)).at(-1)
  expect(answer).toMatch(/^(?:I cannot judge that from here|Ní féidir liom é sin a mheas)/)
  expect(answer?.toLowerCase()).toContain(question.toLowerCase())
})
