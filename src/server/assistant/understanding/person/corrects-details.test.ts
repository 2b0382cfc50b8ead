import { expect, test } from 'vitest'
import { listDetails, wantsCorrection } from './corrects-details.ts'

test.each([
  'only change my name on the booking',
  'ye have my name wrong on the appointment',
  'you got my name wrong',
  'you spelt my surname wrong',
  'my name is spelt wrong',
  'the name is wrong on that',
  'thats the wrong name',
  'put it under Mary Folan instead',
  'can I give you my email?',
  'no, my name is spelt with an e',
  'change my number',
  'could ye change the phone number please',
  'can I change the name on it',
  'I need to update my email',
  'my email is different now',
  'my number has changed',
  'my email isnt right',
  'I changed my number',
  'I have a new email address',
  'I gave ye the wrong number',
  'ye have the wrong email for me',
  'its under the wrong name',
  'can you add my email to the booking',
  'would you put my email on it',
  'could you correct the spelling',
  'can I get my name changed on it',
  "there's a typo in my email",
  "athraigh m'uimhir",
  'an féidir m’uimhir a athrú',
  'athraigh an t-ainm le do thoil',
  "tá m'ainm mícheart agaibh",
  "tá m'ainm litrithe mícheart",
  "d'athraigh m'uimhir",
  'tá uimhir nua agam',
  'níl mo ríomhphost ceart',
  'cuir mo ríomhphost leis an gcoinne',
  'an bhféadfá mo ríomhphost a chur leis',
  'thug mé an uimhir mhícheart',
  'ba mhaith liom mo shloinne a cheartú',
])('changes a detail: "%s"', (text) => expect(wantsCorrection(text)).toBe(true))

test.each([
  'change my appointment',
  'will you give me your number?',
  'is the car under the cover?',
  'can I change it to Friday, my name is Tom',
  "what's your number?",
  'can I have your email',
  'what is your new number?',
  'sorry, wrong number',
  'I have the wrong number',
  'add my name to the waiting list',
  'put my name down for Friday',
  'my number is 087 123 4567',
  'my name is Joe Folan',
  'is there a change of name fee',
  'I have a new baby',
  'that time is wrong',
  'cad é bhur n-uimhir?',
  'an bhfuil uimhir nua agaibh?',
  'is é m’ainm Seán',
  'athraigh mo choinne',
  'uimhir mhícheart, gabh mo leithscéal',
  'cuir m’ainm síos don Aoine',
])('changes none: "%s"', (text) => expect(wantsCorrection(text)).toBe(false))

test('the details that a text names', () => {
  expect(listDetails('ye have my surname wrong')).toEqual(['name'])
  expect(listDetails('athraigh m’uimhir agus mo ríomhphost')).toEqual(['email', 'phone'])
  expect(listDetails('change my details')).toEqual(['contact'])
})

test.each([
  'i dont want to change my number is all',
  "I don't want to change my email",
  "I'm not looking to change my number",
  'without changing my number',
  "níl mé ag iarraidh m'uimhir a athrú",
  'gan an t-ainm a athrú',
])('refuses to change a detail: “%s”', (text) => expect(wantsCorrection(text)).toBe(false))
