import { expect, test } from 'vitest'
import { repeatsCancel } from './repeats-cancel.ts'

test.each([
  'cancel it will you',
  'just cancel the table',
  'Cancel!',
  'i said cancel it',
  'yeah scrap it please',
  "I don't want it any more",
  'can you cancel my appointment please',
  "no, i'm not coming",
  'cancel the bloody thing',
  'ok call it off so',
  'ea. cealaigh',
  'cealaigh an diabhal rud le do thoil',
  'cuir ar ceal é',
  'cuir an bord ar ceal, le do thoil',
  'dúirt mé leat é a chealú',
  'cealaigh mo choinne anois',
  'ní bheidh mé ann',
  'cancel it, and is there a charge?',
  'cealaigh, agus an bhfuil táille air sin?',
])('"%s" wishes to cancel once more', (text) => expect(repeatsCancel(text)).toBe(true))

test.each([
  "don't cancel it",
  'ná cealaigh é',
  'cancel the friday one',
  'cancel it and book me in for monday',
  'how do i cancel',
  'did you cancel it?',
  'keep it',
  'can I cancel later?',
  'cealaigh an ceann ar an Aoine',
  'an bhfuil sé curtha ar ceal?',
  'what happens if I cancel',
  'cancel it, and can I come on Monday instead?',
  'cealaigh é agus an bhféadfainn teacht Dé Luain ina ionad?',
])('"%s" does not', (text) => expect(repeatsCancel(text)).toBe(false))
