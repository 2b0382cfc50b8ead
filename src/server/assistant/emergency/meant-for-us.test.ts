import { expect, test } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

test.each([
  "you didn't answer me",
  "ye didn't answer my question",
  'you never answered me',
  'níor fhreagair tú mé',
  "where is the stopcock usually? I can't see it",
  'cá bhfuil an stopcock? ní fheicim é',
  'Dia duit. Táimid ag ceannach tí agus tá aturnae de dhíth orainn',
  'Dia duit, tá aturnae de dhíth orm',
  'Tá cabhair de dhíth orainn le teach a cheannach',
  'tá cabhair de dhíth orm le coinne',
])('“%s” is meant for the receptionist, and tells of no danger', (text) => {
  expect(detectEmergency(text)).toBeNull()
  expect(detectEmergency(text, true)).toBeNull()
})

test.each(["he's not answering me", "she isn't answering me and she's on the floor", "my dad suddenly can't see"])(
  '“%s” still tells of one',
  (text) => expect(detectEmergency(text)).not.toBeNull(),
)
