import { expect, test } from 'vitest'
import { respellName } from './respell-name.ts'

test.each([
  ['Catríona Ní Bhriain', 'gan h', 'Catríona Ní Bhriain'],
  ['Jonathan Ó Briain', 'gan h', 'Jonatan Ó Briain'],
  ['Sarah Byrne', 'no h', 'Sara Byrne'],
  ['Sarah Byrne', "it's Sarah without the h", 'Sara Byrne'],
  ['Sara Byrne', 'Sara with an h', 'Sarah Byrne'],
  ['Sara Nic Dhonncha', 'le h ag an deireadh', 'Sarah Nic Dhonncha'],
  ['Ann Keane', 'with an e', 'Anne Keane'],
  ['Claire Keane', 'with an e', 'Claire Keane'],
  ['Catherine Walsh', 'with a K', 'Katherine Walsh'],
  ['Karl Walsh', 'spelt with a c', 'Carl Walsh'],
  ['Stephen Roche', 'with a v', 'Steven Roche'],
  ['Brenan Roche', 'two n’s', 'Brenan Roche'],
  ['Colette Roche', 'one t', 'Colete Roche'],
  ['Colman Roche', 'double l', 'Collman Roche'],
  ['Collman Roche', 'just one l', 'Colman Roche'],
  ['Máire Ní Néill', 'gan síneadh fada', 'Maire Ni Neill'],
  ['Tom Thompson', 'no p', 'Tom Thomson'],
])('%s, “%s”: %s', (name, text, respelled) => expect(respellName(name, text)).toBe(respelled))

test.each([
  'no',
  'gan',
  'no thanks',
  'with Niamh',
  'le Eoin',
  'no car',
  'with a friend',
  'gan mhoill',
  'two please',
  'a',
  'one',
])('“%s” says no spelling', (text) => expect(respellName('Sarah Byrne', text)).toBeUndefined())
