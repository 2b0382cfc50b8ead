import { randomUUID } from 'node:crypto'
import { readConfig } from './config.ts'
import type { Deps } from './context.ts'
import { openDeps } from './deps.ts'
import { hasAdministrator, inviteAdministrator } from './domains/identity/index.ts'
import { createLog } from './log.ts'

/** What `npm run admin:invite` does: the link under which one administrator can be made, on this configuration. */
export async function inviteFromCommandLine(
  env: NodeJS.ProcessEnv,
  input: { email: string | undefined; userType: string | undefined },
): Promise<string> {
  const deps = await openDeps(readConfig(env), createLog('silent'))
  try {
    const ctx = { ...deps, actor: { kind: 'job' as const, name: 'admin:invite' }, requestId: randomUUID() }
    return (await inviteAdministrator(ctx, input)).url
  } finally {
    await deps.db.destroy()
  }
}

/** One line for somebody who starts a new installation; nothing once there is an administrator. */
export async function hintFirstAdministrator(deps: Deps): Promise<string> {
  if (await hasAdministrator(deps)) return ''
  return 'There is no administrator yet. To make one: npm run admin:invite -- --email you@example.ie\n'
}
