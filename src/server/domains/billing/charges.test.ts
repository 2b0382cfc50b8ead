import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatOn } from '#contracts/plans.ts'
import { buildChangeLines, buildCharge, buildSetupLines, calculateRemainingCents, getListPrice } from './charges.ts'

const professional = { plan: 'professional' as const, periodCents: 9_900 }
const advanced = { plan: 'advanced' as const, periodCents: 19_900 }
const november = { start: '2026-11-21T09:30:00.000Z', end: '2026-12-21T09:30:00.000Z' }

const cents = fc.integer({ min: 0, max: 10_000_000 })

test('the parts of a period add up to its price', () => {
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 28, max: 31 }),
      fc.array(fc.nat(31), { maxLength: 8 }),
      (price, days, cuts) => {
        const places = [0, ...cuts.filter((cut) => cut <= days), days].toSorted((one, other) => one - other)
        const parts = places
          .slice(1)
          .map(
            (to, place) =>
              calculateRemainingCents(price, places[place] ?? 0, days) - calculateRemainingCents(price, to, days),
          )
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price)
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('an indivisible cent is not charged to the used days', () => {
  expect([
    calculateRemainingCents(100, 2, 3),
    calculateRemainingCents(100, 0, 30),
    calculateRemainingCents(100, 30, 30),
  ]).toEqual([34, 100, 0])
})

test('a change after 10 of 30 days credits 20 days and charges 20 days', () => {
  const lines = buildChangeLines(professional, advanced, november, '2026-12-01T08:00:00.000Z')
  expect(lines.map(({ description, netCents }) => [description, netCents])).toEqual([
    ['Professional plan, unused 20 of 30 days', -6_600],
    ['Advanced plan, remaining 20 of 30 days', 13_267],
  ])
})

test('a change on the last day or later prorates nothing', () => {
  expect(buildChangeLines(professional, advanced, november, '2026-12-21T00:30:00.000Z')).toEqual([])
  expect(buildChangeLines(professional, advanced, november, '2027-02-01T09:30:00.000Z')).toEqual([])
})

test('credit is carried over and used up to the cent', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(amounts, cents, (nets, credit) => {
      const lines = nets.map((netCents) => ({ kind: 'month' as const, description: '', netCents, period: null }))
      const charge = buildCharge(lines, credit)
      const net = nets.reduce((sum, each) => sum + each, 0)
      expect(charge.netCents).toBeGreaterThanOrEqual(0)
      expect(charge.creditCents).toBeGreaterThanOrEqual(0)
      expect(charge.netCents - charge.creditCents).toBe(net - credit)
      expect(charge.lines.reduce((sum, line) => sum + line.netCents, 0)).toBe(charge.netCents)
      expect(charge.totalCents).toBe(charge.netCents + vatOn(charge.netCents))
    }),
  )
})

test('VAT is calculated on the net total, half a cent rounded up', () => {
  expect(buildCharge([{ kind: 'month', description: '', netCents: 50, period: null }], 0).vatCents).toBe(12)
  expect(vatOn(9_900)).toBe(2_277)
})

test('a higher set-up fee costs the difference, a lower one nothing', () => {
  const [professionalPrice, advancedPrice] = [getListPrice('professional'), getListPrice('advanced')]
  if (professionalPrice === null || advancedPrice === null) throw new Error('both have a price')
  expect(buildSetupLines(advancedPrice, 250_000).map((line) => line.netCents)).toEqual([250_000])
  expect(buildSetupLines(professionalPrice, 500_000)).toEqual([])
  expect(getListPrice('elite')).toBeNull()
})
