import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as serverBuild from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { describeMissingAdministrator, inviteFromCommandLine } from './admin-invite.ts'
import { backUpFromCommandLine } from './backup.ts'
import { readConfig } from './config.ts'
import type { Deps } from './context.ts'
import { openDeps } from './deps.ts'
import { buildIndexesAhead } from './domains/knowledge/index.ts'
import { forgetSecretsFromCommandLine } from './forget-secrets.ts'
import { createApp } from './http/app.ts'
import { handleAdapterError } from './http/error-response.ts'
import { strictTransportHeader } from './http/headers.ts'
import type { Readiness } from './http/health.ts'
import { PageCache } from './http/page-cache.ts'
import { createHttpServer } from './http/server.ts'
import { serveStaticFiles } from './http/static-files.ts'
import { watchSiteRevision } from './http/watch-site-revision.ts'
import { startJobs } from './jobs/worker.ts'
import { startLive } from './live/start-live.ts'
import { createLog, logConsoleAndCrashes } from './log.ts'
import { rotateSecretsFromCommandLine } from './rotate-secrets.ts'
import { stopOnSignals } from './shutdown.ts'

export {
  backUpFromCommandLine,
  createHttpServer,
  forgetSecretsFromCommandLine,
  inviteFromCommandLine,
  openDeps,
  readConfig,
  rotateSecretsFromCommandLine,
  startJobs,
  stopOnSignals,
}

/** Creates the product as one request listener with its background parts, for development and production. */
export function createProduct(deps: Deps, mode: string) {
  const cache = new PageCache()
  const readiness: Readiness = { isStopping: false }
  const live = startLive(deps)
  const app = createApp({ deps, build: serverBuild as ServerBuild, mode, cache, hub: live.hub, readiness })
  const revisions = watchSiteRevision(deps, cache)
  const listener = getRequestListener(app.fetch, {
    errorHandler: handleAdapterError,
    // Load balancers probe health by HTTP/1.0 without a Host header.
    hostname: 'localhost',
  })
  const stop = async () => {
    revisions.stop()
    await live.stop()
  }
  return { listener, readiness, stop }
}

async function serve(): Promise<void> {
  const log = createLog()
  logConsoleAndCrashes(log)
  const deps = await openDeps(readConfig(process.env), log)
  const product = createProduct(deps, 'production')
  const clientFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../client')
  const listener = serveStaticFiles(clientFolder, product.listener)
  const server = createHttpServer(listener, undefined, {
    strictTransport: strictTransportHeader(deps.config),
    trustedProxy: deps.config.trustedProxy,
  })
  const jobs = await startJobs(deps)
  const hint = await describeMissingAdministrator(deps)
  stopOnSignals({ server, deps, readiness: product.readiness, parts: [product, jobs] })
  await once(server.listen({ port: deps.config.port, host: deps.config.host }), 'listening')
  buildIndexesAhead(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'no index was built ahead'))
  if (!deps.config.rateLimits) deps.log.warn('rate limits are off: for test runs only')
  process.stdout.write(`${hint}Ready at ${deps.config.appUrl}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  serve().catch((error: Error) => {
    const isExplained = ['ConfigError', 'StartError'].includes(error.name) || 'port' in error
    process.stderr.write(`Cannot start.\n${isExplained ? error.message : error.stack}\n`)
    process.exit(1)
  })
}
