import { expect, test } from 'vitest'
import { describeConsequences } from './rules.ts'

test('the only person of an organisation is told that it is erased too', () => {
  expect(describeConsequences({ ending: ['Claddagh Physio'], staying: [] }).join(' ')).toContain(
    'Claddagh Physio, so it goes too',
  )
  expect(describeConsequences({ ending: [], staying: ['Claddagh Physio'] }).join(' ')).toContain(
    'stay with your colleagues',
  )
})
