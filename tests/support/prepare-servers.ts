import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectDatabase } from '#server/database/connect.ts'
import { sqliteFilePath } from '#server/database/dialects/sqlite-file.ts'
import { BACKUP_JOB } from '#server/domains/operations/index.ts'
import { createLog } from '#server/log.ts'
import { migrate } from './database.ts'
import { createTestDatabase } from './postgres-database.ts'
import { COMPILE_CACHE, startServer } from './server.ts'
import { TEMPLATE_VARIABLE } from './server-database.ts'

/** Runs before the first API test, to make the many server starts fast. */
export default async function prepareServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ogham-template-'))
  const postgres = await createTestDatabase()
  await migrate({ dataDir, databaseUrl: postgres?.url })
  if (postgres === undefined) await recordBackup(dataDir)
  process.env[TEMPLATE_VARIABLE] = postgres?.name ?? sqliteFilePath(dataDir)
  // Node writes its compile cache at an orderly exit, but most servers under test are killed. Other processes of the build
  // leave files there too, without those of a server. A build empties the folder.
  const stamp = path.join(COMPILE_CACHE, 'has-server')
  if (!existsSync(stamp)) {
    const server = await startServer()
    await server.end('SIGTERM')
    await server.stop()
    writeFileSync(stamp, '')
  }
  return async () => {
    await postgres?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Otherwise each server would back up its database two seconds after its start. */
async function recordBackup(dataDir: string): Promise<void> {
  const db = connectDatabase({ dataDir, databaseUrl: undefined }, createLog('silent'))
  const now = new Date().toISOString()
  await db.insertInto('job_runs').values({ name: BACKUP_JOB, started_at: now, ended_at: now }).execute()
  await db.destroy()
}
