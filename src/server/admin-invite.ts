import { randomUUID } from 'node:crypto'
import { readConfig } from './config.ts'
import type { Deps } from './context.ts'
import { openDeps } from './deps.ts'
import { hasAdministrator, inviteAdministrator } from './domains/identity/index.ts'
import { createLog } from './log.ts'

/** Runs `npm run admin:invite`. Returns a link that creates one administrator. */
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

/** A line that tells the operator how to create the first administrator, or '' when there is one. */
export async function describeMissingAdministrator(deps: Deps): Promise<string> {
  if (await hasAdministrator(deps)) return ''
  return 'There is no administrator yet. To create one: npm run admin:invite -- --email you@example.ie\n'
}
