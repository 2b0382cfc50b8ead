import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '#server/outside/index.ts'

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => unknown)

export const htmlPage = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/** A file of the site, under the type that its server gives it. */
export const sendFile =
  (type: string, data: string | Uint8Array): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(data)

/** A website of the test's own internet, on this machine: its answers by path, and what it was asked. */
export async function openSite(answers: Record<string, Answer>) {
  const asked: string[] = []
  const agents = new Set<string | undefined>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    agents.add(request.headers['user-agent'])
    const answer = answers[path] ?? answers['*']
    if (typeof answer === 'function') answer(request, response)
    else if (answer === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': path.endsWith('.txt') ? 'text/plain' : 'text/html' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    answers,
    asked,
    agents,
    port,
    address: `http://www.example.ie:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Every name leads to this machine, over http. Names of `others` lead to their addresses, one answer after the other. */
export function createInternet(others: Record<string, string[]> = {}): Network {
  return {
    resolve: async (host) => {
      const [first, ...later] = others[host] ?? ['127.0.0.1']
      if (later.length > 0) others[host] = later
      return first === undefined ? [] : [first]
    },
    isAllowed: (address) => address === '127.0.0.1',
    protocols: ['http:'],
    ports: [],
  }
}
