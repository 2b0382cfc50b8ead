import { expect, test } from 'vitest'
import { understandReply } from './reply.ts'

test.each([
  ['yes please', 'yes', null],
  ["that's right", 'yes', null],
  ['sea, ceart go leor', 'yes', null],
  ['tá sin i gceart', 'yes', null],
  ['cuir', 'yes', null],
  ['cuir in áirithe é, le do thoil', 'yes', null],
  ['cuir é in áirithe', 'yes', null],
  ['cuir an cruinniú in áirithe', 'yes', null],
  ['book the meeting so', 'yes', null],
  ['ná cuir an choinne in áirithe', 'no', null],
  ["don't book the visit", 'no', null],
  ['cuir ar ceal é', null, null],
  ['ná cuir', 'no', null],
  ['no, the other one', 'no', 'other'],
  ['ní hea, an ceann eile', 'no', 'other'],
  ['yes but on Friday', null, null],
  ['the second one', null, 1],
  ['an chéad cheann, le do thoil', null, 0],
  ['the later one', null, 'last'],
  ['neither suits', 'no', 'none'],
  ['what time do you close', null, null],
  ['an bhfuil cead agam duine a thabhairt liom', null, null],
  ['an bhfuil cead páirceáil ansin', null, null],
  ['an mbeadh aon chead isteach ag páistí', null, null],
  ['níl cead agam tiomáint', 'no', null],
  ['an cead ceann', null, 0],
  ['an chead cheann', null, 0],
  ['first of all, is there parking', null, null],
  ['bhí sé plódaithe an uair dheireanach', null, null],
  ['my second name is Byrne', null, null],
  ['we were there last year and it was gorgeous', null, null],
] as const)('%s', (text, answer, choice) => {
  expect(understandReply(text)).toEqual({ answer, choice })
})
