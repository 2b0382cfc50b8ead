import { expect, test } from 'vitest'
import { findParent } from './find-parent.ts'

test.each([
  ['its for my son Cian, im Aoife', 'Aoife', 'Cian'],
  ['aoife@x.ie, im Aoife his mother', 'Aoife', undefined],
  ['Saoirse Kelly, im her mam Orla Kelly 087 1234567', 'Orla Kelly', 'Saoirse Kelly'],
  ["Cian O'Brien is the name but I'm his dad, Tom", 'Tom', "Cian O'Brien"],
  ['put it under Jack Daly. this is Mary Daly, the childs granny', 'Mary Daly', 'Jack Daly'],
  ["for my daughter Emma Walsh, I'm Niall Walsh", 'Niall Walsh', 'Emma Walsh'],
  ['Cian Ó Briain an t-ainm, ach mise Aoife a mháthair', 'Aoife', 'Cian Ó Briain'],
  ['do mo mhac Oisín, mise Gráinne Ní Shé', 'Gráinne Ní Shé', 'Oisín'],
  ['Síofra Ní Néill, is mise a hathair, Pádraig', 'Pádraig', 'Síofra Ní Néill'],
  ['Aoife Ní Bhriain, a mháthair, atá ag caint. Cian Ó Briain atá air', 'Aoife Ní Bhriain', 'Cian Ó Briain'],
])('“%s”: %s writes for %s', (text, name, child) => {
  expect(findParent(text)).toEqual({ name, child })
})

test.each([
  'Aoife Byrne',
  'my mam is Breda Walsh',
  'its for my son Cian',
  'im Aoife, i spoke to Niamh his sister before',
  "put it under my mother's name, Joan Nagle",
  'mise Aoife Ní Bhriain',
  'Tom Daly, my wife Mary will ring',
  'is le mo mháthair Bríd an carr',
])('“%s” names nobody who writes for somebody else', (text) => expect(findParent(text)).toBeUndefined())
