import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { describeError } from './log.ts'

test('an error is logged with its name, message and stack', () => {
  const described = describeError(new TypeError('no such thing'))
  expect(described).toMatchObject({ type: 'TypeError', message: 'no such thing' })
  expect(described).toHaveProperty('stack', expect.stringMatching(/^ {4}at .*log\.test\.ts/))
})

test('the message of a database error is not logged, its code and constraint are', () => {
  const error = Object.assign(new Error('invalid input: "niamh@example.ie"\n    at niamh (example.ie:1:1)'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email)=(niamh@example.ie) already exists.',
    where: 'niamh@example.ie',
    table: 'users',
    constraint: 'users_email_key',
  })
  const described = describeError(new Error('could not be saved', { cause: error }))
  expect(JSON.stringify(described)).not.toContain('niamh')
  expect(described).toHaveProperty('cause.code', '23505')
  expect(described).toHaveProperty('cause.constraint', 'users_email_key')
})

test('a parser quotes what it could not read, so its message is not logged', () => {
  const parse = () => JSON.parse('niamh@example.ie')
  expect(parse).toThrow(/niamh/)
  try {
    parse()
  } catch (error) {
    expect(JSON.stringify(describeError(error))).not.toContain('niamh')
  }
})

test('a thrown value that is no Error is logged by its type only', () => {
  expect(describeError('niamh@example.ie')).toBe('string')
})

/** Starts a process that logs like the product and runs the code. */
function runLogging(code: string) {
  const module = JSON.stringify(path.join(import.meta.dirname, 'log.ts'))
  const start = `import { createLog, endProcess, logConsoleAndCrashes } from ${module}; const log = createLog(); logConsoleAndCrashes(log)`
  const args = ['--input-type=module', '--eval', `${start};${code}`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { stdout: child.stdout, ended: once(child, 'exit') }
}

test('an uncaught error ends the process, and is in its log', async () => {
  const { stdout, ended } = runLogging("setTimeout(() => { throw new TypeError('no such thing') })")
  expect(JSON.parse(await text(stdout))).toMatchObject({
    level: 50,
    err: { type: 'TypeError', message: 'no such thing' },
  })
  expect(await ended).toEqual([1, null])
})

test('it also ends the process when nobody reads the log', async () => {
  const { stdout, ended } = runLogging("setTimeout(() => { throw new TypeError('no such thing') }, 200)")
  stdout.destroy()
  expect(await ended).toEqual([1, null])
})

test('a stuck reader of the log does not keep the process', async () => {
  const { ended } = runLogging(
    "for (let line = 0; line < 20_000; line++) log.info('x'.repeat(100)); endProcess(log, 0)",
  )
  expect(await ended).toEqual([null, 'SIGKILL'])
})
