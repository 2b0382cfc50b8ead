import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sqliteFilePath } from '#server/database/dialects/sqlite-file.ts'
import { migrate } from './database.ts'
import { createTestDatabase } from './postgres-database.ts'
import { COMPILE_CACHE, startServer } from './server.ts'
import { TEMPLATE_VARIABLE } from './server-database.ts'

/** Runs before the first API test, to make the many server starts fast. */
export default async function prepareServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ogham-template-'))
  const postgres = await createTestDatabase()
  await migrate({ dataDir, databaseUrl: postgres?.url })
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
