import { expect, test } from 'vitest'
import { checksTime } from './checks-time.ts'

test.each([
  "so it's thursday at 10?",
  "that's friday at 2 yeah?",
  'friday at 2 yeah',
  'ok so friday 20th at half two, is that right?',
  "grand so that's tomorrow at three",
  'just to check, thursday at 10am?',
  'mar sin Dé hAoine ag a deich, an ea?',
  'Dé hAoine ag a deich, nach ea?',
])('“%s” says a time back', (text) => expect(checksTime(text)).toBe(true))

test.each([
  'thursday at 10',
  "so it's friday?",
  "so it's with niamh friday at 2?",
  'is friday at 2 free?',
  "that's friday at 2 too early",
  "that's grand",
  'so what time is it',
  "so it's not friday at 2?",
])('“%s” does not', (text) => expect(checksTime(text)).toBe(false))
