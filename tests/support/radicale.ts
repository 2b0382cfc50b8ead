import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const USER = { name: 'niamh', password: 'app password: ä' }

/** Whether the CalDAV server is installed (Debian: apt-get install radicale). */
export const hasRadicale = spawnSync('radicale', ['--version']).status === 0

export type Radicale = { origin: string; calendar: string; request: typeof request; stop: () => void }

/** A real CalDAV server on this machine with one person and one calendar, in a temporary folder. */
export async function startRadicale(): Promise<Radicale> {
  const folder = mkdtempSync(path.join(tmpdir(), 'radicale-for-tests-'))
  const port = await findPort()
  writeFileSync(path.join(folder, 'users'), `${USER.name}:${USER.password}\n`)
  const options = {
    'server-hosts': `127.0.0.1:${port}`,
    'auth-type': 'htpasswd',
    'auth-htpasswd-filename': path.join(folder, 'users'),
    'auth-htpasswd-encryption': 'plain',
    'auth-delay': '0',
    'storage-filesystem-folder': path.join(folder, 'collections'),
    'logging-level': 'critical',
  }
  const server = spawn(
    'radicale',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    {
      stdio: 'ignore',
    },
  )
  const origin = `http://127.0.0.1:${port}`
  await waitFor(origin, server)
  await addCalendar(`${origin}/${USER.name}/work/`, 'Work')
  const stop = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, calendar: `${origin}/${USER.name}/work/`, request, stop }
}

/** A request as another calendar program sends it. */
function request(url: string, init: RequestInit = {}): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${USER.name}:${USER.password}`).toString('base64')}`
  return fetch(url, { ...init, headers: { ...init.headers, authorization } })
}

export async function addCalendar(url: string, name: string): Promise<void> {
  const body = `<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><D:displayname>${name}</D:displayname></D:prop></D:set></C:mkcalendar>`
  const { status } = await request(url, { method: 'MKCALENDAR', body })
  if (status !== 201) throw new Error(`The calendar was not made: ${status}.`)
}

async function waitFor(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null) break
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await wait(100)
  }
  throw new Error('The CalDAV server did not start.')
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
