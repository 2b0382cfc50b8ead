import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import { AUDIT_ACTIONS, type AuditAction, auditAction } from './audit-actions.ts'
import { recordAudit } from './record-audit.ts'

const SERVER = path.resolve(import.meta.dirname, '../..')
const CODE = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('audit-actions.ts'))
  .map((file) => readFileSync(path.join(SERVER, file), 'utf8'))
  .join('\n')

const IRREGULAR = new Set(['began', 'gave', 'kept', 'left', 'put', 'reset', 'sent', 'set', 'took', 'withdrew', 'was'])

test('an action reads as a sentence after the name of the actor', () => {
  expect(auditAction('session.started')).toBe('signed in')
  expect(auditAction('user.updated')).toBe('updated a user')
  expect(auditAction('project.status')).toBe('changed the status of a project')
  expect(auditAction('ticket.state_changed')).toBe('changed the state of a ticket')
})

test('an unknown action is named by its code', () => {
  expect(auditAction('tool.polished')).toBe('did “tool.polished”')
  expect(auditAction('constructor')).toBe('did “constructor”')
})

test('every recorded action has a sentence, and every sentence is used', () => {
  const calls = [...CODE.matchAll(/recordAudit\([^'`]*?'([a-z_]+\.[a-z_]+)'/gs)].map(([, action = '']) => action)
  expect(new Set(calls).size).toBeGreaterThan(70)
  expect(calls.filter((action) => !(action in AUDIT_ACTIONS))).toEqual([])
  // The code builds these names from a closed union, and the type of recordAudit checks that union.
  const isRecorded = (action: string) =>
    CODE.includes(`'${action}'`) || /^(project\.|chat\.thread_|booking\.)/.test(action)
  expect(Object.keys(AUDIT_ACTIONS).filter((action) => !isRecorded(action))).toEqual([])
})

test('an action without a sentence does not compile', () => {
  expectTypeOf(recordAudit).parameter(1).toEqualTypeOf<AuditAction>()
})

test('every sentence begins with a verb in the past tense and has the right articles', () => {
  const isVerb = (word: string) => word.endsWith('ed') || IRREGULAR.has(word)
  const hasWrongArticle = (sentence: string) => /\ba (?!us)[aeiou]|\ban ([^aeiou]|us)/i.test(sentence)
  const sentences = Object.values(AUDIT_ACTIONS)
  expect(sentences.filter((sentence) => !isVerb(sentence.split(' ')[0] ?? ''))).toEqual([])
  expect(sentences.filter(hasWrongArticle)).toEqual([])
  expect(['updated an user', 'updated a organisation'].filter(hasWrongArticle)).toHaveLength(2)
})
