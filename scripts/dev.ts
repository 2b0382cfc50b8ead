// npm run dev: loads the production server through Vite, so that a change reloads pages and API.
import type { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import type * as Main from '../src/server/main.ts'

// Derived from the product's port, so that two products on one machine use different ports.
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

/** Loads a new `main` after a change. Database and jobs stay. */
async function currentListener(): Promise<ReturnType<typeof getRequestListener>> {
  const main = await loadMain()
  if (main !== current.main) {
    current.product.stop()
    current = { main, product: main.createProduct(deps, 'development') }
  }
  return current.product.listener
}

const server = first.createHttpServer((request, response) => {
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
