import { expect, test } from 'vitest'
import type { DeskMoment, DeskThread } from '#contracts/receptionist/desk.ts'
import { describeMoment } from './describe-moment.ts'
import { layOutLine } from './lay-out-line.ts'

let count = 0
const at = (minute: number) => `2026-11-18T10:${String(minute).padStart(2, '0')}:00.000Z`
const said = (minute: number, by: 'contact' | 'receptionist' | 'staff', strokes: number): DeskMoment => ({
  id: `cmsg_${++count}`,
  at: at(minute),
  kind: 'said',
  by,
  author: by,
  text: '',
  language: 'en',
  strokes,
})
const did = (minute: number, mark: Extract<DeskMoment, { kind: 'did' }>['mark'], text: string): DeskMoment => ({
  id: `cmsg_${++count}`,
  at: at(minute),
  kind: 'did',
  mark,
  text,
})
const lay = (...moments: DeskMoment[]) => layOutLine({ moments } as DeskThread)
const strokesIn = (path = '') => path.split('M').length - 1

test('each message has its number of strokes on its side', () => {
  const { paths } = lay(
    said(0, 'receptionist', 3),
    said(1, 'contact', 7),
    said(2, 'receptionist', 2),
    said(3, 'staff', 4),
  )
  expect(Object.entries(paths).map(([kind, path]) => [kind, strokesIn(path)])).toEqual([
    ['receptionist', 5],
    ['contact', 7],
    ['staff', 4],
  ])
})

test('the receptionist is silent from a take-over until it is given back, or to the end', () => {
  const { silences, end } = lay(
    said(0, 'contact', 2),
    did(1, 'taken over', 'Niamh took over'),
    said(2, 'staff', 2),
    did(3, 'given back', 'Niamh gave it back'),
    said(4, 'receptionist', 2),
    did(5, 'taken over', 'Eoin took over'),
    said(6, 'staff', 1),
  )
  expect(silences).toHaveLength(2)
  expect(silences[1]?.[1]).toBe(end)
})

test('the line says when a person was asked for, in few words', () => {
  const asked = did(1, 'asked', 'Asked for a person, who is there again on Friday 27 November 2026 at 09:00')
  const { paths, labels } = lay(said(0, 'receptionist', 9), said(0, 'contact', 9), asked, said(9, 'receptionist', 9))
  expect(strokesIn(paths.asked)).toBe(1)
  expect(labels).toMatchObject([{ text: 'Asked for a person', kind: 'asked' }])
})

test('labels without room are dropped, actions last', () => {
  const { labels } = lay(
    said(0, 'contact', 1),
    did(0, 'unknown', 'Did not know: whether you take this insurance'),
    did(0, 'done', 'Booked'),
  )
  const named = labels.map(({ text, isWide, isNarrow }) => [text, isWide, isNarrow])
  expect(named).toEqual([['Booked', true, true]])
})

test('a label near an end of the line begins or ends there, so that nothing cuts it', () => {
  const { labels } = lay(
    said(0, 'contact', 2),
    did(0, 'unknown', 'Did not know: do you do birthday cakes'),
    ...Array.from({ length: 30 }, (_, index) => said(1 + index, 'contact', 3)),
    did(40, 'taken over', 'Sorcha took over the conversation'),
  )
  expect(labels.map(({ kind, anchor }) => [kind, anchor])).toEqual([
    ['unknown', 'start'],
    ['taken over', 'end'],
  ])
})

test('the line of a long conversation scrolls: its labels keep the room that they have', () => {
  const moments = Array.from({ length: 60 }, (_, index) => said(index, index % 2 === 0 ? 'contact' : 'receptionist', 4))
  const { times, width } = lay(...moments)
  const shown = times.filter(({ isNarrow }) => isNarrow)
  expect(width).toBeGreaterThan(1_500)
  expect(shown.length).toBeGreaterThan(20)
  expect(shown).toEqual(times.filter(({ isWide }) => isWide))
})

test('silence is said where no label needs the room', () => {
  const quiet = Array.from({ length: 9 }, (_, index) => said(2 + index * 6, 'staff', 3))
  const { labels } = lay(said(0, 'contact', 9), did(1, 'taken over', 'Niamh took over'), ...quiet)
  expect(labels.map(({ text }) => text)).toEqual(['Niamh took over', 'Silent'])
  expect(lay(said(0, 'contact', 9), did(1, 'taken over', 'Niamh took over')).labels).toHaveLength(1)
})

test('moments cover the line without gaps, and notes are left out', () => {
  const note: DeskMoment = { id: 'note_1', at: at(1), kind: 'note', author: 'Niamh', text: 'Rang back.' }
  const moments = [said(0, 'contact', 3), note, did(2, 'unknown', 'Laya'), said(2, 'receptionist', 1)]
  const { stops, end, width } = lay(...moments)
  expect(stops.map(({ id }) => id)).toEqual(moments.filter((one) => one !== note).map(({ id }) => id))
  expect(stops.slice(1).map(({ from }) => from)).toEqual(stops.slice(0, -1).map(({ to }) => to))
  expect(stops.every(({ from, to }) => to > from)).toBe(true)
  expect([stops[0]?.from, stops.at(-1)?.to]).toEqual([2, end + 4])
  expect(end).toBeLessThan(width)
})

test('a moment is one sentence with its time: who said what, or what was done', () => {
  const words = said(31, 'contact', 2)
  expect(describeMoment({ ...words, text: 'Do you take Laya?' } as DeskMoment, 'Niamh')).toBe(
    '10:31, Niamh: Do you take Laya?',
  )
  const booked: DeskMoment = { id: 'a', at: at(32), kind: 'did', mark: 'done', tag: 'Booked', text: 'First visit' }
  expect(describeMoment(booked, 'Niamh')).toBe('10:32: Booked: First visit')
  expect(describeMoment({ ...words, text: 'a'.repeat(900) } as DeskMoment, 'Niamh').length).toBeLessThan(170)
})
