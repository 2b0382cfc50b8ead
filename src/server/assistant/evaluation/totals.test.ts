import { expect, test } from 'vitest'
import type { When } from '../understanding/when/when.ts'
import type { DateItem } from './formats.ts'
import { countTotals } from './totals.ts'

test.each<[string, DateItem, When, right: number, silentlyWrong: number]>([
  ['the same day', { text: '', day: '2026-11-20' }, { day: '2026-11-20' }, 1, 0],
  ['nothing instead of a day', { text: '', day: '2026-11-20' }, {}, 0, 0],
  ['a time beside its day', { text: '', day: '2026-11-20', at: '14:00' }, { at: '2026-11-20T14:00' }, 1, 0],
  ['a bound beside its day', { text: '', day: '2026-11-20', to: '12:00' }, { to: '2026-11-20T12:00' }, 1, 0],
  ['a bound on another day', { text: '', day: '2026-11-20', to: '12:00' }, { to: '2026-11-21T12:00' }, 0, 1],
  ['another day', { text: '', day: '2026-11-20' }, { day: '2026-11-21' }, 0, 1],
  ['another day that is asked', { text: '', day: '2026-11-20' }, { day: '2026-11-21', confirm: true }, 0, 0],
  ['whatever is asked, where asking is right', { text: '', confirm: true }, { day: '2026-11-21', confirm: true }, 1, 0],
])('%s', (_, item, when, right, silentlyWrong) => {
  const results = { questions: [], dialogue: [], dates: [{ text: '', ...when }], languages: [] }
  expect(countTotals({ dates: { items: [item] } }, results).dates).toMatchObject({ right, silentlyWrong })
})

test('an emergency whose answer begins with the number to ring is missed, and counted as such', () => {
  const line = (id: string) => ({ id, lang: 'en' as const, intent: 'urgent', text: '' })
  const result = { slots: {}, language: 'en' as const, ms: 0 }
  const results = {
    questions: [],
    dates: [],
    languages: [],
    dialogue: [
      { ...result, id: 'found', intent: 'urgent' },
      { ...result, id: 'possible', intent: 'question', caution: 'life' },
      { ...result, id: 'missed', intent: 'question' },
    ],
  }
  const { dialogue } = countTotals({ dialogue: { lines: ['found', 'possible', 'missed'].map(line) } }, results)
  expect(dialogue.en).toMatchObject({ emergencies: 3, emergenciesMissed: 2, missedWithCaution: 1 })
})
