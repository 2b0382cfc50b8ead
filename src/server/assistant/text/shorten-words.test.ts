import { expect, test } from 'vitest'
import { understand } from '../understanding/understand.ts'
import { shortenWords } from './shorten-words.ts'

test('long words are cut between characters, and words of people stay', () => {
  expect(shortenWords(`Hello ${'🙂'.repeat(4_000)} there`)).toBe(`Hello ${'🙂'.repeat(100)} there`)
  const said = 'Mise Máire-Áine Ní Dhomhnaill-Mhic Giolla Phádraig, maire.aine.ni.dhomhnaill@scoil-an-chladaigh.example'
  expect(shortenWords(said)).toBe(said)
})

const understandAsTurn = (text: string) =>
  understand(shortenWords(text), { language: 'en', reference: '2026-11-18T10:00' })

test.each(['@', '🙂', 'a', 'a@', '.', '1', '-', 'a,', ' ', 'in ', 'or 3 ', '3-', 'a after aing ', 'may 1 until '])(
  '4,000 characters of %s do not keep the process',
  (unit) => {
    // The first text loads the patterns.
    understandAsTurn('Where are you?')
    const before = process.cpuUsage()
    understandAsTurn(unit.repeat(Math.floor(4_000 / unit.length)))
    const { user, system } = process.cpuUsage(before)
    // Of the processor's time, in ms. Without the cut the first one took minutes.
    expect((user + system) / 1_000).toBeLessThan(2_000)
  },
)
