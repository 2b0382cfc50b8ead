import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { detectLanguage } from './detect-language.ts'
import { isOtherLanguage } from './other-language.ts'

test.each([
  ['half five on Thursday', 'en'],
  ['Seán will be with me', 'en'],
  ['do ye open early', 'en'],
  ['I am in Baile Átha Cliath', 'en'],
  ['tá mé i Ros Muc', 'ga'],
  ['an bhfuil sibh oscailte', 'ga'],
  ['ta me ag teacht amarach', 'ga'],
  ['sea', 'ga'],
  ['is mise Peter Johnson', 'ga'],
  ['an dara ceann le do thoil', 'ga'],
] as const)('%s is in %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})

test('names, numbers, codes and "ok" are in no language', () => {
  for (const text of [
    'Máire Ní Bhriain',
    'Cathal Ó hEochaidh',
    'Éamon de Buitléar',
    'Dún Laoghaire',
    'John Murphy',
    'Seán Murphy',
    'T12 X2A8',
    '087 123 4567',
    '10:30',
    'ok',
    '👍',
    '',
  ]) {
    expect([text, detectLanguage(text)]).toEqual([text, null])
  }
})

test('other languages are recognised by their words and script, and by being asked for', () => {
  for (const text of [
    'Dzień dobry, chciałbym umówić wizytę',
    'Guten Tag, ich hätte gern einen Termin',
    '你好，请问几点开门',
    'do you speak Polish?',
    'an bhfuil Polainnis agat',
    'have ye anyone with Polish there',
    'can I write to you in Spanish please',
    'is there a French speaker',
    'Polish',
    'I only speak Polish, can my son get lessons',
  ]) {
    expect([text, isOtherLanguage(text)]).toEqual([text, true])
  }
  for (const text of [
    'Hello, are you open?',
    'An bhfuil Gaeilge agat?',
    'Seán Ó Sé',
    'a table for two',
    'an bhfuil sibh in aice leis an Spanish Arch',
    'are ye in beside the Polish shop',
    'I have the French teacher at four',
    'we are in the house next to the Chinese',
    'can ye put in french doors',
    'do ye do grinds in French',
    'an bhfuil ranganna Fraincise agaibh',
    'an bhfoghlaimeoidh sé Fraincis libh',
    'an múineann sibh Spáinnis',
  ]) {
    expect([text, isOtherLanguage(text)]).toEqual([text, false])
  }
})

test.each([
  ['is ea, agus can i pay by card on the day', 'ga', 'ga'],
  ['sea, ach an gá éadaí ar leith a chaitheamh? and is there parking lads', 'ga', 'ga'],
  ['grand, thanks a million', 'ga', 'ga'],
  ['yes please', 'ga', 'ga'],
  ['go raibh maith agat, is there parking', 'en', 'en'],
  ['the boiler is broken a chara, an bhféadfadh duine teacht', 'en', 'en'],
  ['sea', 'en', 'en'],
  ['is there parking near ye', 'ga', 'en'],
  ['sorry, can we do this another day', 'ga', 'en'],
  ['an bhfuil páirceáil ann?', 'en', 'ga'],
  ['an bhfuil sibh oscailte tomorrow', 'en', 'ga'],
] as const)('“%s”, while something goes on in %s, goes on in %s', (text, current, language) => {
  expect(chooseLanguage(text, current, { isUnderWay: true })).toBe(language)
})
