import { spawn } from 'node:child_process'

/** A backup failed. The message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const NOT_INSTALLED =
  'is not installed here. Install the client programs of PostgreSQL (Debian: apt-get install postgresql-client), or back up the server by its own means.'

/** Dumps the database with pg_dump and checks the dump with pg_restore. Throws BackupError. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<void> {
  const env = { ...process.env, ...connectionEnvironment(databaseUrl) }
  await run('pg_dump', ['--format=custom', '--no-owner', `--file=${target}`], env)
  await run('pg_restore', ['--list', target], env)
}

/** Environment variables hide the password. Every user of the machine can read a program's arguments. */
function connectionEnvironment(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl)
  return {
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.get('sslmode') !== null && { PGSSLMODE: url.searchParams.get('sslmode') ?? '' }),
  }
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(new BackupError(error.code === 'ENOENT' ? `${program} ${NOT_INSTALLED}` : error.message))
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new BackupError(`${program} failed: ${output.trim().slice(0, 1_000)}`))
    })
  })
}
