import { expect, test } from 'vitest'
import { detectEmergency, findPossibleEmergency } from './detect-emergency.ts'

test.each([
  'hi theres a drip under the kitchen sink',
  'hi … theres a drip under the kitchen sink',
  'haigh, tá braon ag sileadh faoin doirteal sa chistin',
  'oh wait i might need to cancel, what happens if i do',
  'i might need to cancel my appointment, what happens if i do',
  'seans go mbeidh orm é a chealú, cad a tharlaíonn má dhéanaim',
])('a drip, or what happens on cancelling, is no danger: “%s”', (text) =>
  expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null]),
)
