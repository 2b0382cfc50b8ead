import { expect, test } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { buildInstructions } from '../answerers/model/prompt.ts'
import { type Fault, findFault } from './check-words.ts'
import type { Grounds } from './grounds.ts'

const FACTS: Record<Language, string[]> = {
  en: [
    'Claddagh Physio',
    'Wednesday 18 November at 10:00',
    'First visit',
    'Sports massage',
    'First visit: €65.',
    'Sports massage: €50.',
    'On Friday 20 November we are open 09:00–17:00.',
    'Wednesday: 09:00–18:00',
    'Friday: 09:00–17:00',
    'Closed: Saturday',
    'Our address is 4 Quay Street, Galway, H91 X2Y3.',
    'Our phone number is +353 20 915 0100.',
    'Is there parking?\nThere is a car park behind the house, with a ramp to our door. Two hours are free.',
    'What if I cannot come?\nA visit cancelled less than 24 hours before costs half of its price.',
    'Who works here?\nOur physiotherapists are Dr Niamh Keane and Eoin. They treat sports injuries and back pain.',
  ],
  ga: [
    'Fisiteiripe an Chladaigh',
    'Dé Céadaoin 18 Samhain ag 10:00',
    'Céad chuairt: €65.',
    'Suathaireacht spóirt: €50.',
    'Dé hAoine: 09:00–17:00',
    'Tá carrchlós taobh thiar den teach, agus rampa chuig an doras. Tá dhá uair an chloig saor in aisce.',
    'Is é ár seoladh 4 Sráid na Cé, Gaillimh.',
  ],
}

const check = (sentence: string, language: Language = 'en') => {
  const grounds: Grounds = {
    language,
    facts: FACTS[language],
    said: ['My name is Sorcha. Do you do MRI scans on Sunday at 20:00 for €5?'],
    instructions: buildInstructions(language),
    services: ['First visit', 'Sports massage', 'Céad chuairt', 'Suathaireacht spóirt'],
  }
  return findFault('', sentence, grounds)
}

test.each([
  'Hello Sorcha, how can I help you today?',
  'You’re very welcome!',
  'Is there anything else that I can help you with?',
  'Would you like to make an appointment?',
  'I’m sorry, I don’t know that.',
  'I am an AI assistant, not a person.',
  'Yes, there is a car park behind the house.',
  'You can park in the car park behind our house, and there’s a ramp to the door.',
  'The first two hours are free.',
  'We are open from 9:00 to 17:00 on Friday.',
  'This Friday, 20 November, we are open from 09:00 until 17:00.',
  'No, on Saturday we are closed.',
  'A sports massage costs €50, and a first visit €65.',
  'A first visit is €65.',
  'You can find us at 4 Quay Street in Galway, H91 X2Y3.',
  'Our phone number is +353 20 915 0100.',
  'A visit cancelled less than 24 hours before costs half of its price.',
  'Our physiotherapists are Dr Niamh Keane and Eoin.',
  'Yes, they treat back pain and sports injuries.',
])('%s', (sentence) => {
  expect(check(sentence)).toBeUndefined()
})

test.each([
  'Dia duit, conas is féidir liom cabhrú leat?',
  'Tá carrchlós taobh thiar den teach.',
  'Is féidir leat úsáid a bhaint as an gcarrchlós taobh thiar den teach, agus tá rampa chuig an doras.',
  'Tá suathaireacht spóirt ar fáil ar €50.',
  'Bímid ar oscailt Dé hAoine ó 09:00 go 17:00.',
  'Tá brón orm, níl a fhios agam.',
])('%s', (sentence) => {
  expect(check(sentence, 'ga')).toBeUndefined()
})

const FAULTS: [Fault, string][] = [
  ['price, time, link or number', 'A first visit is €64.'],
  ['price, time, link or number', 'A first visit is €5.'],
  ['price, time, link or number', 'A first visit is sixty five euro.'],
  ['price, time, link or number', 'It takes forty minutes.'],
  ['price, time, link or number', 'Come at half five on Friday.'],
  ['price, time, link or number', 'We have 12 car parks.'],
  ['price, time, link or number', 'See claddagh.example for more.'],
  ['does not belong together', 'A first visit is €50.'],
  ['does not belong together', 'On Wednesday we are open until 17:00.'],
  ['does not belong together', 'We are open on Saturday from 09:00.'],
  ['name', 'Please ask for Dr Murphy.'],
  ['deed', 'Your visit is cancelled.'],
  ['deed', 'Done, it was moved to Friday.'],
  ['promise', 'We will ring you about the car park.'],
  ['person', 'I’m a human.'],
  ['person', 'You are talking to a real person.'],
  ['person', 'I am no robot.'],
  ['language', 'Tá carrchlós taobh thiar den teach againn.'],
  ['markup', 'Hello <b>there</b>.'],
  ['placeholder', 'Hello [NAME_4].'],
  ['instructions', 'I must say only what the block DATA or the result states.'],
  ['not in the answers', 'Yes.'],
  ['not in the answers', 'Yes, we do.'],
  ['not in the answers', 'We do MRI scans every week.'],
  ['not in the answers', 'Physiotherapy cures arthritis quickly.'],
]
test.each(FAULTS)('%s: %s', (fault, sentence) => {
  expect(check(sentence)).toBe(fault)
})

test('a word that ends in the next sentence is seen', () => {
  const grounds: Grounds = { language: 'en', facts: FACTS.en, said: [], instructions: '', services: [] }
  expect(findFault('Our number is 087 123', ' 4567 for sure.', grounds)).toBe('price, time, link or number')
})
