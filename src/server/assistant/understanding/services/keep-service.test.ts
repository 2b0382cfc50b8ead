import { expect, test } from 'vitest'
import { keepService } from './keep-service.ts'

const OFFICE = [
  { id: 'first', names: ['First meeting', 'Céad chruinniú'] },
  { id: 'meeting', names: ['Meeting', 'Cruinniú'] },
  { id: 'phone', names: ['Phone call', 'Glao gutháin'] },
]
const SCHOOL = [
  { id: 'visit', names: ['Visit', 'Cuairt'] },
  { id: 'teacher', names: ['Meeting with a teacher', 'Cruinniú le múinteoir'] },
]
const BANK = [
  { id: 'first', names: ['First meeting', 'Céad chruinniú'] },
  { id: 'review', names: ['Review', 'Athbhreithniú'] },
]

test.each([
  ['could the meeting be at ten', OFFICE, 'meeting', 'first'],
  ['a meeting in the morning', OFFICE, 'meeting', 'first'],
  ['cruinniú ar maidin', OFFICE, 'meeting', 'first'],
  ['can our meeting be at ten', OFFICE, 'meeting', 'phone'],
  ['make the visit thursday instead', SCHOOL, 'visit', 'teacher'],
  ['an chuairt ag a deich', SCHOOL, 'visit', 'teacher'],
  ['an cruinniú ag a deich', SCHOOL, 'teacher', 'visit'],
  ['could the meeting be at ten', BANK, 'first', 'review'],
  ['cruinniú ar maidin', BANK, 'first', 'review'],
])('"%s" goes on about what was chosen', (text, services, named, chosen) => {
  expect(keepService(text, named, chosen, services)).toBe(chosen)
})

test.each([
  ['a meeting, not a first meeting', OFFICE, 'meeting', 'first'],
  ['cruinniú seachas céad chruinniú', OFFICE, 'meeting', 'first'],
  ['níl uaim ach cruinniú, ní céad chruinniú', OFFICE, 'meeting', 'first'],
  ['make it a meeting instead', OFFICE, 'meeting', 'phone'],
  ['actually a first meeting', OFFICE, 'first', 'meeting'],
  ['the phone call instead', OFFICE, 'phone', 'first'],
  ["I'd rather a visit", SCHOOL, 'visit', 'teacher'],
  ['it is my first meeting', BANK, 'first', 'review'],
  ['the meeting', OFFICE, 'meeting', undefined],
])('"%s" names another service', (text, services, named, chosen) => {
  expect(keepService(text, named, chosen, services)).toBe(named)
})
