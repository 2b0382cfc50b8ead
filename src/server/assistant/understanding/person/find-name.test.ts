import { expect, test } from 'vitest'
import { findName, findNames } from './find-name.ts'

test('names keep their fadas and prefixes', () => {
  expect(findName('My name is Ciarán Ó Súilleabháin, can I book')).toBe('Ciarán Ó Súilleabháin')
  expect(findName('Is mise Caoimhe Ní Dhomhnaill')).toBe('Caoimhe Ní Dhomhnaill')
  expect(findName('Síle Nic Gearailt is ainm dom')).toBe('Síle Nic Gearailt')
  expect(findName('Seán Ó hUiginn is ainm dom')).toBe('Seán Ó hUiginn')
  expect(findName("my name is pat o'brien")).toBe("Pat O'Brien")
  expect(findName('I am looking for Friday')).toBeUndefined()
})

test.each([
  ['the names Gobnait Ní Chrualaoí and my email is gobnait@rte.ie', 'Gobnait Ní Chrualaoí'],
  ['no my NAME is Máirtín Ó Direáin', 'Máirtín Ó Direáin'],
  ['is é an t-ainm ná Bríd Ní Chonghaile', 'Bríd Ní Chonghaile'],
  ['my name is pat and i need a visit', 'Pat'],
  ['im noel 0863334444', 'Noel'],
  ['hes Oisín Crowley', 'Oisín Crowley'],
  ['tell Aoife that Brid rang', 'Brid'],
])('"%s" introduces %s', (text, name) => expect(findName(text)).toBe(name))

test.each([
  'the name is wrong',
  'the name is spelt wrong',
  'my name is spelt with an e',
  'im driving',
  'its grand',
  'Aoife rang me',
  'this is Friday',
])('"%s" introduces nobody', (text) => expect(findName(text)).toBeUndefined())

test.each([
  ["I just told you, Padraig O'Shea", ["Padraig O'Shea"]],
  ['Brid Kelleher like I said', ['Brid Kelleher']],
  ['Yes but hes Oisín Crowley not For My Son', ['Oisín Crowley']],
  ['MÁIRTÍN Ó DIREÁIN', ['Máirtín Ó Direáin']],
  ['ger ahern 087 2220001', ['Ger Ahern']],
  ['is é an t-ainm Sorcha Ní Dhálaigh fós', ['Sorcha Ní Dhálaigh']],
  ['jim power, jim@power.ie', ['Jim Power']],
  ['june byrne', ['June Byrne']],
  ['Jose da Silva', ['Jose da Silva']],
  ['Gráinne Uí Shé', ['Gráinne Uí Shé']],
  ['a first visit on Friday at ten', []],
  ['no, Monday would be better', []],
])('"%s" names %j', (text, names) => expect(findNames(text).map(({ name }) => name)).toEqual(names))
