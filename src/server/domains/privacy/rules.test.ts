import { expect, test } from 'vitest'
import { consequencesOf } from './rules.ts'

test('the only person of an organisation reads that it goes too', () => {
  expect(consequencesOf(true, 'Claddagh Physio').join(' ')).toContain('Claddagh Physio, so it goes too')
  expect(consequencesOf(false, 'Claddagh Physio').join(' ')).toContain('stay with your colleagues')
})
