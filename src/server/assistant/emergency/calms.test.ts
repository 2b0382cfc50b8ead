import { expect, test } from 'vitest'
import { calmsEmergency, saysMisread } from './calms.ts'
import { detectEmergency, findPossibleEmergency } from './detect-emergency.ts'

test.each([
  'no no, nobody is hurt',
  'hes grand now, thanks',
  'we are all ok',
  'she is fine, it was a scratch',
  'its only a head cold',
  'ah it was just the boiler',
  'false alarm, sorry',
  'im only messing',
  'tá sé togha, níor tharla faic',
  'táim ceart go leor',
  'níl ann ach slaghdán',
  'níl air ach tuirse',
  'rabhadh bréige a bhí ann',
  'níl aon bhaol ann',
])('“%s” calms', (text) => expect(calmsEmergency(text)).toBe(true))

test.each([
  'its only getting worse',
  'he is not fine at all',
  'is she going to be ok',
  'hes just lying there',
  'níl sé ag dul i bhfeabhas',
  'tá sé ag fáil bháis',
])('“%s” does not calm', (text) => expect(calmsEmergency(text)).toBe(false))

test('who was misread says so in other words than who feels fine', () => {
  for (const text of ["that's not what i meant", 'you picked me up wrong', 'ní hé sin a bhí i gceist agam']) {
    expect([text, saysMisread(text)]).toEqual([text, true])
  }
  expect(["i'm fine", 'tá mé ceart go leor'].map(saysMisread)).toEqual([false, false])
})

test.each([
  'i dont need an ambulance i need a plumber',
  "we don't need the guards, only a locksmith",
  'no need for 112',
  'níl otharcharr uaim, pluiméir atá uaim',
  'níl gá le 999',
])('“%s” asks for none', (text) => expect([detectEmergency(text), findPossibleEmergency(text)]).toEqual([null, null]))

test('who needs no ambulance may still be in danger', () => {
  expect(detectEmergency("don't need an ambulance, I want to die")).toBe('crisis')
  expect(detectEmergency('níl otharcharr uaim, tá mé chun mé féin a mharú')).toBe('crisis')
})
