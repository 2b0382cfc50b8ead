import { expect, test } from 'vitest'
import { readParam } from './params.ts'

test('an id of the right kind is read as it is', () => {
  expect(readParam({ projectId: 'prj_0198f3' }, 'projectId')).toBe('prj_0198f3')
  expect(readParam({ toolId: 'tool_email-bot' }, 'toolId')).toBe('tool_email-bot')
  expect(readParam({ sessionId: 'Zm9vYmFy_-' }, 'sessionId')).toBe('Zm9vYmFy_-')
})

test('what cannot be the id of such a row is none', () => {
  for (const projectId of [
    '',
    'no-such-id',
    'usr_0198f3',
    'prj_',
    'prj_\0',
    "prj_1' or 1=1",
    `prj_${'a'.repeat(99)}`,
  ]) {
    expect(readParam({ projectId }, 'projectId')).toBe('')
  }
  expect(readParam({} as { quoteId?: string }, 'quoteId')).toBe('')
})
