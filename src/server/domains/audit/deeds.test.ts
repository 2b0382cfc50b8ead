import { expect, test } from 'vitest'
import { deedOf } from './deeds.ts'

test('an action is told in words, also one that nobody has written words for', () => {
  expect(deedOf('session.started')).toBe('signed in')
  expect(deedOf('tool.duplicated')).toBe('duplicated a tool')
  expect(deedOf('enquiry.answered')).toBe('answered an enquiry')
  expect(deedOf('ticket.state_changed')).toBe('changed the state of a ticket')
})
