import { expect, test } from 'vitest'
import { detectEmergency, findPossibleEmergency } from './detect-emergency.ts'
import { tellsOldAche, wishesToBeSeen } from './old-ache.ts'

test.each([
  'Hi, ive had a sore shoulder for a few weeks now and im not sure if its worth coming in?',
  'i have a stiff neck for two weeks',
  'its nothing serious, my shoulder is just a bit stiff',
  'im not sure if its worth coming in',
  'tá pian i mo dhroim le míonna',
  'ta mo ghlun tinn le tamall, an fiu teacht isteach?',
  'mo ghualainn nimhneach le trí seachtaine',
])('“%s” is no emergency, and none that is possible', (text) => {
  expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null])
})

test.each([
  'sore back for weeks and now my legs are numb',
  'ive had a sore shoulder for weeks and now im short of breath',
  'back pain for months and i cant pee',
  'sore neck for a week with a fever and a rash',
  'im not sure if its worth living',
  'tá mo dhroim tinn le seachtainí agus níl mé in ann mún',
])('“%s” stays one', (text) => {
  expect(detectEmergency(text)).not.toBeNull()
})

test.each([
  ['ive a sore hip with months', true, true],
  ['sore hip for ages, should i come in', true, true],
  ['are there exercises for a hip that is sore for months', true, false],
  ['tá mo ghlúin righin le fada, an fiú teacht', true, true],
  ['my back went this morning', false, false],
  ['my phone is acting up for weeks', false, false],
] as const)('“%s” tells of an old ache: %s, and wishes to be seen: %s', (text, isOld, isWish) => {
  expect([tellsOldAche(text), wishesToBeSeen(text)]).toEqual([isOld, isWish])
})
