import { execFile } from 'node:child_process'
import { copyFileSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { generateKeyText } from '#server/secrets/cipher.ts'
import { type Accounts, PASSWORD, startAccounts } from '../support/accounts.ts'
import { codeOf } from '../support/authenticator.ts'
import { isPostgres } from '../support/http.ts'
import { Browser } from '../support/http-browser.ts'
import { MAILS_WAIT, PRODUCT_ENV, startServer } from '../support/server.ts'
import { TEST_SECRET_KEY } from '../support/server-database.ts'
import { emptyFolder, startExpectingFailure } from '../support/start-expecting-failure.ts'
import { type Enrolled, enrolled } from '../support/two-factor.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Uses the key file in place of SECRET_KEY, where the engine allows it. */
const KEY_FILE: Record<string, string> = isPostgres ? {} : { SECRET_KEY: '' }

async function startApp(env: Record<string, string> = {}): Promise<Accounts> {
  const app = await startAccounts(env)
  onTestFinished(app.stop)
  return app
}

/** Another process on the same data. */
async function startAgain(env: Record<string, string>) {
  const server = await startServer({ ...MAILS_WAIT, ...env })
  onTestFinished(() => void server.end('SIGKILL'))
  return server
}

/** The status of a sign-in with a code of the app. */
async function signIn(url: string, { email, secret }: Enrolled): Promise<number> {
  const browser = new Browser(url)
  const { challenge } = (await browser.post('/api/auth/signin', { email, password: PASSWORD })).body
  return (await browser.post('/api/auth/two-factor', { challenge, code: codeOf(secret) })).status
}

const runScript = (name: string, env: Record<string, string>, options: string[] = []) =>
  run(process.execPath, [`scripts/${name}.mjs`, '--prepared', ...options], {
    cwd: ROOT,
    env: { ...PRODUCT_ENV, ...env },
  })

async function readStored(app: Accounts, { email }: Enrolled): Promise<string> {
  return (await app.rowOf(email))?.two_factor_secret ?? ''
}

test('the first start of this version encrypts all earlier plain secrets', async () => {
  const app = await startApp()
  const person = await enrolled(app)
  expect(await readStored(app, person)).toMatch(/^enc1\.[0-9a-f]{8}\.[\w-]+$/)
  await app.server.end('SIGTERM')
  // As the earlier version stored it.
  await app.db.deleteFrom('secret_keys').execute()
  await app.db.updateTable('users').set({ two_factor_secret: person.secret }).where('id', '=', person.id).execute()

  const again = await startAgain({ ...app.shared, ...KEY_FILE })
  expect(await readStored(app, person)).toMatch(/^enc1\./)
  expect(again.output()).toContain('plain secrets encrypted')
  expect(await signIn(again.url, person)).toBe(200)
  expect(again.output()).not.toContain(person.secret)
  await again.end('SIGTERM')
  if (isPostgres) return
  await sql`pragma wal_checkpoint(truncate)`.execute(app.db)
  for (const file of globSync(`${app.server.dataDir}/ogham.sqlite*`)) {
    expect([file, readFileSync(file).includes(person.secret)]).toEqual([file, false])
  }
})

test.skipIf(isPostgres)('a backup does not contain the key, and needs it to start', async () => {
  const dataDir = path.join(emptyFolder(), 'data')
  const app = await startApp({ DATA_DIR: dataDir, SECRET_KEY: '' })
  const person = await enrolled(app)
  const keyFile = path.join(dataDir, 'secret.key')
  const key = readFileSync(keyFile, 'utf8').trim()
  const { stdout } = await runScript('backup', { DATA_DIR: dataDir })
  expect(stdout).toContain(`Not copied: the key of its secrets, ${keyFile}.`)
  const backups = globSync(`${dataDir}/backups/*`)
  for (const file of backups) {
    const content = readFileSync(file)
    expect([file, content.includes(key), content.includes(Buffer.from(key, 'base64'))]).toEqual([file, false, false])
  }

  const restored = emptyFolder()
  copyFileSync(backups.find((file) => /ogham-\d.*sqlite$/.test(file)) ?? '', path.join(restored, 'ogham.sqlite'))
  const { code, said } = await startExpectingFailure({ DATA_DIR: restored, SECRET_KEY: '' })
  expect([code, said]).toEqual([1, expect.stringMatching(/^Cannot start\.\n[^\n]+\n$/)])
  expect(said).toContain(`the key file ${restored}/secret.key is missing and SECRET_KEY is not set.`)
  expect(said).toContain(`Put the key file of this database at ${restored}/secret.key`)
  expect(readdirSync(restored).filter((name) => name.includes('key'))).toEqual([])
  copyFileSync(keyFile, path.join(restored, 'secret.key'))
  const again = await startAgain({ DATA_DIR: restored, SECRET_KEY: '' })
  expect(await signIn(again.url, person)).toBe(200)
  expect(app.server.output() + again.output()).not.toContain(key)
})

test('PostgreSQL without SECRET_KEY stops the start with that name', async () => {
  const { code, said } = await startExpectingFailure({ DATABASE_URL: 'postgres://localhost/none', SECRET_KEY: '' })
  expect([code, said]).toEqual([1, expect.stringContaining('SECRET_KEY: must be set with DATABASE_URL')])
})

test('after a rotation another key stops the start, and the new one opens the secrets', async () => {
  const app = await startApp()
  const person = await enrolled(app)
  const newKey = generateKeyText()
  const { stdout } = await runScript('secrets-rotate', { ...app.shared, SECRET_KEY: `${newKey},${TEST_SECRET_KEY}` })
  expect(stdout).toMatch(
    /^Encrypted with the current key \([0-9a-f]{8}\): 1 secrets\.\nNo longer needed, .* SECRET_KEY: [0-9a-f]{8}\n$/,
  )
  const stored = await readStored(app, person)
  const { code, said } = await startExpectingFailure(app.shared)
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^Cannot start\.\n[^\n]+ SECRET_KEY does not contain\. .*\n$/),
  ])
  for (const secret of [newKey, TEST_SECRET_KEY, person.secret]) expect(said).not.toContain(secret)
  expect(await readStored(app, person)).toBe(stored)
  const again = await startAgain({ ...app.shared, SECRET_KEY: newKey })
  expect(await signIn(again.url, person)).toBe(200)
  const failing = runScript('secrets-rotate', app.shared)
  await expect(failing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Not all secrets were encrypted.'),
  })
})

test('a command removes secrets whose key is lost, and recovery codes still sign in', async () => {
  const app = await startApp()
  const [person, other] = [await enrolled(app), await enrolled(app)]
  await app.server.end('SIGTERM')
  const newKey = { ...app.shared, SECRET_KEY: generateKeyText() }
  expect((await startExpectingFailure(newKey)).said).toContain('If it is lost for good, npm run secrets:forget')
  const tried = await runScript('secrets-forget', newKey)
  expect(tried.stdout).toMatch(
    /^2 secrets cannot be decrypted with SECRET_KEY\. Missing keys: [0-9a-f]{8}\.\nNothing was/,
  )
  expect(await readStored(app, person)).toMatch(/^enc1\./)
  const { stdout } = await runScript('secrets-forget', newKey, ['--confirm'])
  expect(stdout).toMatch(/^Removed: 2 secrets\. Missing keys: [0-9a-f]{8}\. The current key is in SECRET_KEY\.\n/)
  expect(stdout).toContain(person.id)

  const again = await startAgain(newKey)
  expect(await signIn(again.url, person)).toBe(409)
  const browser = new Browser(again.url)
  const { challenge } = (await browser.post('/api/auth/signin', { email: other.email, password: PASSWORD })).body
  const answer = await browser.post('/api/auth/two-factor', { challenge, code: other.recoveryCodes[0] ?? '' })
  expect(answer.status).toBe(200)
  const lines = await app.db.selectFrom('audit_log').selectAll().where('action', '=', 'secrets.forgotten').execute()
  expect(lines.map(({ details }) => JSON.parse(details))).toEqual([{ count: 2, forgotten: [expect.any(String)] }])
  expect((await runScript('secrets-forget', newKey)).stdout).toMatch(/^Every stored secret can be decrypted\./)
})
