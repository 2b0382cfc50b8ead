import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/**
 * Starts a temporary PostgreSQL for tests on the loopback address. Returns undefined when none is installed. PostgreSQL
 * refuses to run as root, so root runs it as the user "postgres".
 */
export async function startPostgres() {
  const bin = findBinaries()
  if (bin === undefined) return undefined
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-for-tests-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, ...readUserIds('postgres'))
  const data = path.join(folder, 'data')
  const run = (command) =>
    isRoot
      ? spawnSync('su', ['postgres', '-s', '/bin/sh', '-c', command], { stdio: 'ignore', cwd: folder })
      : spawnSync('sh', ['-c', command], { stdio: 'ignore', cwd: folder })
  const port = await freePort()
  run(`'${bin}/initdb' -D '${data}' -U postgres --auth=trust --encoding=UTF8 --no-sync`)
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories='${folder}'`,
    'max_connections=200',
    // Test data need not survive a crash.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=512MB',
    // Each database lives for one test, so vacuuming it and compiling plans cost more than they save.
    'autovacuum=off',
    'jit=off',
  ]
  const options = `-p ${port} ${settings.map((setting) => `-c ${setting}`).join(' ')}`
  const started = run(`'${bin}/pg_ctl' -D '${data}' -w -t 30 -l '${folder}/log' -o "${options}" start`)
  const stop = () => {
    run(`'${bin}/pg_ctl' -D '${data}' -m immediate stop`)
    rmSync(folder, { recursive: true, force: true })
  }
  if (started.status !== 0) {
    stop()
    return undefined
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => `${debian}/${version}/bin`),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
  return places.find((place) => existsSync(path.join(place, 'pg_ctl')) && existsSync(path.join(place, 'initdb')))
}

function readUserIds(user) {
  const read = (flag) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)
  return [read('-u'), read('-g')]
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
