// npm run dev: the same server as in production, loaded through Vite, so that pages and API both reload on a change.
import type { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import type * as Main from '../src/server/main.ts'

// Beside the product's own port, so that two of them on one machine do not share it.
const reloadPort = Number(process.env.PORT ?? 3000) + 10_000
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { port: reloadPort } },
  appType: 'custom',
})
const loadMain = () => vite.ssrLoadModule('/src/server/main.ts') as Promise<typeof Main>

const first = await loadMain()
const config = first.readConfig(process.env)
const deps = await first.openDeps(config)
const jobs = await first.startJobs(deps)
let current = { main: first, product: first.createProduct(deps, 'development') }

/** A changed module gives a new `main`; the database, and the jobs stay. */
async function currentListener(): Promise<ReturnType<typeof getRequestListener>> {
  const main = await loadMain()
  if (main !== current.main) {
    current.product.stop()
    current = { main, product: main.createProduct(deps, 'development') }
  }
  return current.product.listener
}

const server = first.createHttpServer((request, response) => {
  // Vite adds inline styles and scripts while developing; the built pages run under the full policy.
  vite.middlewares(request, response, async () => {
    const listener = await currentListener().catch((error: Error) => {
      vite.ssrFixStacktrace(error)
      response.writeHead(500).end(error.stack)
    })
    await listener?.(request, response)
  })
})
first.stopOnSignals({
  server,
  deps,
  readiness: current.product.readiness,
  parts: [jobs, { stop: () => current.product.stop() }, { stop: () => vite.close() }],
})
server.listen(config.port, config.host, () => console.log(`Ready at ${config.appUrl}`))
