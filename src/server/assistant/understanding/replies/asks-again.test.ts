import { expect, test } from 'vitest'
import { findAskedAgain } from './asks-again.ts'

test.each([
  ['you didnt answer me about the parking', 'what about the parking'],
  ['you never said what to bring', 'what to bring'],
  ['you never answered', ''],
  ['hello? you still havent answered my question', ''],
  ['ye ignored my question about the medical card', 'what about the medical card'],
  ["that's not what I asked", ''],
  ["that doesn't answer my question", ''],
  ['i asked about the parking', 'what about the parking'],
  ['sorry you never told me how long it takes', 'how long it takes'],
  ['níor fhreagair tú', ''],
  ['níor fhreagair tú mo cheist faoin bpáirceáil', 'cad faoin bpáirceáil'],
  ['ach níor dhúirt tú cad ba cheart dom a thabhairt liom', 'cad ba cheart dom a thabhairt liom'],
  ['chuir mé ceist ort faoin bpraghas', 'cad faoin bpraghas'],
  ['ní bhfuair mé freagra ar mo cheist', ''],
  ['ní hé sin a d’fhiafraigh mé', ''],
  ['is there a loan car… ye didnt answer me', 'is there a loan car…'],
  ['you never answered. can i leave the car the night before?', 'can i leave the car the night before?'],
  ['an mbeidh carr le fáil ar iasacht… níor fhreagair tú', 'an mbeidh carr le fáil ar iasacht…'],
])('“%s” asks once more: “%s”', (text, question) => expect(findAskedAgain(text)).toBe(question))

test.each([
  'you never answered my calls all week, its a disgrace',
  'ye never answered the phone',
  'ye didnt answer my email about the invoice',
  'you never told me what it would cost and then charged me 90',
  'you never told me it would hurt',
  'níor fhreagair sibh mo ghlaonna',
  'níor fhreagair duine ar bith an fón',
  'you answered my question, thanks',
  'ye never answered me. the work was brutal',
])('“%s” does not', (text) => expect(findAskedAgain(text)).toBeUndefined())
