import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { PASSWORD, type Person, startAccounts } from '../support/accounts.ts'
import { countRows, isPostgres } from '../support/http.ts'
import { Browser } from '../support/http-browser.ts'
import { createTestDatabase } from '../support/postgres-database.ts'
import { MAILS_WAIT, PRODUCT_ENV, startServer } from '../support/server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

let app: Awaited<ReturnType<typeof startAccounts>>
let person: Person
beforeAll(async () => {
  app = await startAccounts()
  person = await app.business()
})
afterAll(() => app.stop())

const backUp = (env: Record<string, string> = {}) =>
  run(process.execPath, ['scripts/backup.mjs', '--prepared'], {
    cwd: ROOT,
    env: { ...PRODUCT_ENV, ...app.shared, ...env },
  })

const lastRun = () => app.db.selectFrom('job_runs').selectAll().where('name', '=', 'backup').executeTakeFirst()
/** The backups made by hand. */
const backups = () =>
  readdirSync(path.join(app.server.dataDir, 'backups')).filter((name) => /^ogham-\d.*(sqlite|dump)$/.test(name))

/** Restores the newest backup to a folder of its own. */
async function restore(): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ogham-restored-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const newest = path.join(app.server.dataDir, 'backups', backups().toSorted().at(-1) ?? '')
  const database = await createTestDatabase()
  if (database === undefined) {
    copyFileSync(newest, path.join(dataDir, 'ogham.sqlite'))
    return { DATA_DIR: dataDir }
  }
  onTestFinished(database.drop)
  await run('pg_restore', ['--no-owner', `--dbname=${database.url}`, newest])
  return { DATA_DIR: dataDir, DATABASE_URL: database.url }
}

test('a backup of a running product is recorded, private and whole, and a server starts from it', async () => {
  const before = Date.now()
  let isOver = false
  const writing = (async () => {
    for (let number = 0; !isOver; number++) {
      const message = { name: 'Niamh', email: 'n@example.ie', organization: 'Siopa', message: `Number ${number}` }
      await app.browser().post('/api/contact', message)
    }
  })()
  const { stdout } = await backUp()
  isOver = true
  await writing
  expect(stdout).toContain('Backed up and checked')

  const folder = path.join(app.server.dataDir, 'backups')
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of backups()) expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, 0o600])
  const noted = await lastRun()
  expect(Date.parse(noted?.ended_at ?? '')).toBeGreaterThanOrEqual(before)
  expect(noted?.failed_at).toBeNull()

  // While nobody writes, all rows are equal. The record of the backup itself comes later.
  await backUp()
  const restored = await restore()
  const db = connectDatabase(
    { dataDir: restored.DATA_DIR ?? '', databaseUrl: restored.DATABASE_URL },
    createLog('silent'),
  )
  // Jobs start by themselves.
  const [there, here] = [await countRows(db), await countRows(app.db)]
  expect({ ...there, job_runs: 0 }).toEqual({ ...here, job_runs: 0 })
  await db.destroy()

  const again = await startServer({ ...MAILS_WAIT, ...restored })
  onTestFinished(() => void again.end('SIGKILL'))
  const browser = new Browser(again.url)
  const signedIn = await browser.post('/api/auth/signin', { email: person.email, password: PASSWORD })
  expect([signedIn.status, signedIn.body.user.id]).toEqual([200, person.id])
})

test('a person erased after the backup is gone before the restored server answers', async () => {
  const [niamh, stays] = [await app.business(), await app.business()]
  await backUp()
  const restored = await restore()
  expect((await niamh.browser.post('/api/account/erase', { password: PASSWORD })).status).toBe(200)
  copyFileSync(path.join(app.server.dataDir, 'erasures.log'), path.join(restored.DATA_DIR ?? '', 'erasures.log'))

  const database = { dataDir: restored.DATA_DIR ?? '', databaseUrl: restored.DATABASE_URL }
  const db = connectDatabase(database, createLog('silent'))
  onTestFinished(() => db.destroy())
  const found = () =>
    db.selectFrom('users').select('id').where('id', 'in', [niamh.id, stays.id]).orderBy('id').execute()
  expect(await found()).toHaveLength(2)
  for (let start = 0; start < 2; start++) {
    const again = await startServer({ ...MAILS_WAIT, ...restored })
    expect(await found()).toEqual([{ id: stays.id }])
    const credentials = { email: niamh.email, password: PASSWORD }
    expect((await new Browser(again.url).post('/api/auth/signin', credentials)).status).toBe(401)
    await again.end('SIGKILL')
  }
  const lines = db.selectFrom('audit_log').select('details').where('actor_id', '=', 'apply-erasures')
  expect(await lines.where('action', '=', 'account.erased').where('subject_id', '=', niamh.id).execute()).toHaveLength(
    1,
  )
})

test('a failed backup says why, is recorded as failed, and leaves no files', async () => {
  await backUp()
  const good = (await lastRun())?.ended_at
  const count = backups().length
  const folder = path.join(app.server.dataDir, 'backups')
  // On PostgreSQL the program is missing. On SQLite a file blocks the folder.
  if (!isPostgres) {
    renameSync(folder, `${folder}.away`)
    writeFileSync(folder, '')
  }
  const failing = backUp(isPostgres ? { PATH: '/nowhere' } : {})
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('No backup was made') })
  if (!isPostgres) {
    rmSync(folder)
    renameSync(`${folder}.away`, folder)
  }
  expect(backups()).toHaveLength(count)
  expect(await lastRun()).toMatchObject({ ended_at: good, failed_at: expect.any(String) })
  await backUp()
  expect(await lastRun()).toMatchObject({ failed_at: null, last_error: null })
})
