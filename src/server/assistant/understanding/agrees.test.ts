import { expect, test } from 'vitest'
import { agrees } from './agrees.ts'

test.each([
  'yes',
  'ye',
  'ya grand',
  'yes book it. but can i get a price',
  'for gods sake. yes',
  'yes, no problem',
  'sea, déan é',
  'is ea',
  'sin é anois. cuir in áirithe é',
  'is ea, ach an bhfuil rampa ann?',
  'work away',
  'fire away so',
  'that’ll do nicely',
  'ok go on, the boiler is a firebird',
  'ya sorry about that',
  'perfect. and would ye tell me is it safe',
  'grand so, is there a lift?',
  'go breá. an bhfuil ardaitheoir ann?',
  'Níor fhreagair tú mé. Ar aon nós, sea, cuir síos mé',
  'you never answered me. anyway, yes, book it',
  'tá, go raibh maith agat',
])('“%s” agrees', (text) => expect(agrees(text)).toBe(true))

test.each([
  'no',
  'sure what do i wear',
  'perfect time would be two, is it free',
  'yes but wait',
  'cuir. ó fan, dhá chat',
  'ceart, fág ag a naoi é',
  'right, leave it as it was',
  'sorry yes',
  'tá teachtaireacht agam',
  'beidh beirt leanaí ann',
  'ba mhaith liom dath freisin',
])('“%s” does not agree', (text) => expect(agrees(text)).toBe(false))
