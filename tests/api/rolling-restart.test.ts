import { once } from 'node:events'
import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../support/http.ts'
import { startServer, type TestServer } from '../support/server.ts'

const POLL_MS = 200
const CLIENTS = 6

/** A proxy that sends each request to a server that was ready at the last check, without retries. */
async function startBalancer() {
  const servers = new Map<TestServer, { isReady: boolean; agent: Agent }>()
  let turn = 0
  const poll = setInterval(() => {
    for (const [server, state] of servers) {
      const ready = fetch(`${server.url}/health/ready`).then(({ ok }) => ok)
      void ready.catch(() => false).then((isReady) => Object.assign(state, { isReady }))
    }
  }, POLL_MS)
  const balancer = createServer((incoming, outgoing) => {
    const ready = [...servers].filter(([, { isReady }]) => isReady)
    const [server, state] = ready[turn++ % ready.length] ?? []
    const { method, headers, url } = incoming
    if (server === undefined) return outgoing.writeHead(502).end('nobody is ready')
    const passed = ask(server.url + url, { method: method ?? 'GET', headers, agent: state?.agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500)
      answer.pipe(outgoing)
    })
    passed.on('error', (error) => outgoing.writeHead(502).end(error.message))
    incoming.pipe(passed)
  })
  await once(balancer.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    clearInterval(poll)
    balancer.closeAllConnections()
    balancer.close()
    for (const { agent } of servers.values()) agent.destroy()
  })
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    add: (server: TestServer) => servers.set(server, { isReady: true, agent: new Agent({ keepAlive: true }) }),
    remove: (server: TestServer) => servers.delete(server),
  }
}

test('no request fails while processes are replaced behind a proxy that checks readiness', async () => {
  const product = await startProduct()
  onTestFinished(product.stop)
  const balancer = await startBalancer()
  const neighbour = await startServer(product.env)
  balancer.add(product)
  balancer.add(neighbour)
  await wait(2 * POLL_MS)

  const answers = new Map<string, number>()
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, async (_, i) => {
    while (!isOver) {
      const path = ['/', '/api/auth/user', '/dashboard/business'][i % 3] ?? '/'
      const response = await fetch(balancer.url + path)
      const text = await response.text()
      const answer = response.status >= 500 ? `${response.status} ${text}` : 'answered'
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      await wait(5)
    }
  })
  const replacement = await startServer(product.env)
  balancer.add(replacement)
  const codes = []
  for (const old of [product, neighbour]) {
    codes.push(await old.end('SIGTERM'))
    balancer.remove(old)
  }
  isOver = true
  await Promise.all(clients)
  await replacement.end('SIGKILL')
  expect(codes).toEqual([0, 0])
  expect([...answers.keys()]).toEqual(['answered'])
  expect(answers.get('answered')).toBeGreaterThan(100)
})
