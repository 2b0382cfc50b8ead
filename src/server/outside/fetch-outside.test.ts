import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { fetchOutside, type OutsideRequest } from './fetch-outside.ts'
import { INTERNET, type Network } from './network.ts'
import { OutsideError } from './outside-error.ts'
import { streamOutside } from './stream-outside.ts'

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Resolves names to the given addresses, one answer after the other. Only 127.0.0.1 counts as public. */
function createNetwork(answers: Record<string, string[][]> = {}): Network & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    resolve: async (host) => {
      asked.push(host)
      const [first, ...later] = answers[host] ?? [['127.0.0.1']]
      if (later.length > 0) answers[host] = later
      return first ?? []
    },
    isAllowed: (address) => address === '127.0.0.1',
    protocols: ['http:', 'https:'],
    ports: [],
  }
}

const read = (url: string, network: Network, options: Partial<OutsideRequest> = {}) =>
  fetchOutside({ url, maxBytes: 10_000, ...options }, network)

async function findCode(answer: Promise<unknown>): Promise<string> {
  const error = await answer.then(
    () => new Error('It was read.'),
    (reason: unknown) => reason,
  )
  return error instanceof OutsideError ? error.code : String(error)
}

test('a page is read with its status, headers and body, and nothing of ours is sent', async () => {
  const seen: Record<string, unknown>[] = []
  const port = await serve((request, response) => {
    seen.push(request.headers)
    response.writeHead(203, { etag: '"1"', 'set-cookie': 'a=1' }).end('BEGIN:VCALENDAR')
  })
  const network = createNetwork()
  for (let time = 0; time < 2; time++) {
    const { status, headers, body, url } = await read(`http://calendar.example:${port}/a.ics`, network)
    expect([status, headers.get('etag'), body.toString()]).toEqual([203, '"1"', 'BEGIN:VCALENDAR'])
    expect(url).toBe(`http://calendar.example:${port}/a.ics`)
  }
  expect(seen[1]).toEqual({
    host: `calendar.example:${port}`,
    connection: 'close',
    'accept-encoding': 'gzip, br',
  })
})

test.each([
  ['http://calendar.example/', 'not_secure'],
  ['ftp://calendar.example/', 'bad_address'],
  ['file:///etc/passwd', 'bad_address'],
  ['nonsense', 'bad_address'],
  ['https://name:secret@calendar.example/', 'has_password'],
  ['https://calendar.example:5432/', 'bad_port'],
  ['https://127.0.0.1/', 'not_public'],
  ['https://0x7f.1/', 'not_public'],
  ['https://2130706433/', 'not_public'],
  ['https://169.254.169.254/latest/meta-data', 'not_public'],
  ['https://[::1]/', 'not_public'],
  ['https://[::ffff:127.0.0.1]/', 'not_public'],
])('on the internet %s is refused before anything is sent', async (url, code) => {
  expect(await findCode(read(url, INTERNET))).toBe(code)
})

test('a very long address is refused', async () => {
  expect(await findCode(read(`https://calendar.example/${'a'.repeat(2_000)}`, INTERNET))).toBe('bad_address')
})

test('a name that leads inside is refused, also when only one of its addresses does', async () => {
  let requests = 0
  const port = await serve((_request, response) => {
    requests += 1
    response.end()
  })
  const network = createNetwork({ 'inside.example': [['10.0.0.7']], 'both.example': [['127.0.0.1', '10.0.0.7']] })
  expect(await findCode(read(`http://inside.example:${port}/`, network))).toBe('not_public')
  expect(await findCode(read(`http://both.example:${port}/`, network))).toBe('not_public')
  expect(await findCode(read('http://nobody.example/', createNetwork({ 'nobody.example': [[]] })))).toBe('unknown_host')
  expect(requests).toBe(0)
})

test('the connection goes to the address that was checked, whatever the name server answers next', async () => {
  const port = await serve((_request, response) => void response.end('outside'))
  const inside = createServer((_request, response) => void response.end('inside'))
  await new Promise<void>((resolve) => inside.listen(port, '127.0.0.2', resolve))
  onTestFinished(() => void inside.close())
  const network = createNetwork({ 'flips.example': [['127.0.0.1'], ['127.0.0.2']] })
  const { body } = await read(`http://flips.example:${port}/`, network)
  expect(body.toString()).toBe('outside')
  expect(network.asked).toEqual(['flips.example'])
  // The next request asks again, and is refused.
  expect(await findCode(read(`http://flips.example:${port}/`, network))).toBe('not_public')
})

test('a redirect is followed with the same check, and proofs go to no other server', async () => {
  const seen: [string | undefined, string | undefined][] = []
  const port = await serve(({ url, headers }, response) => {
    seen.push([url, headers.authorization])
    const targets: Record<string, string> = {
      '/a': '/b',
      '/b': `http://other.example:${port}/c`,
      '/inside': 'http://inside.example/',
      '/plain': 'ftp://other.example/',
    }
    const location = targets[url ?? '']
    if (location === undefined) response.end('arrived')
    else response.writeHead(302, { location }).end()
  })
  const network = createNetwork({ 'inside.example': [['192.168.0.1']] })
  const headers = { authorization: 'Basic x' }
  const { body, url } = await read(`http://first.example:${port}/a`, network, { headers })
  expect([body.toString(), url]).toEqual(['arrived', `http://other.example:${port}/c`])
  expect(seen).toEqual([
    ['/a', 'Basic x'],
    ['/b', 'Basic x'],
    ['/c', undefined],
  ])
  expect(await findCode(read(`http://first.example:${port}/inside`, network))).toBe('not_public')
  expect(await findCode(read(`http://first.example:${port}/plain`, network))).toBe('bad_address')
})

test('redirects for ever end after five, and a change is never sent a second time', async () => {
  let requests = 0
  const port = await serve((_request, response) => {
    requests += 1
    response.writeHead(307, { location: `/${requests}` }).end()
  })
  expect(await findCode(read(`http://loop.example:${port}/`, createNetwork()))).toBe('too_many_redirects')
  expect(requests).toBe(6)
  const put = await read(`http://loop.example:${port}/`, createNetwork(), { method: 'PUT', body: 'x' })
  expect([put.status, requests]).toEqual([307, 7])
})

test('a body is bounded by its announced length, by what arrives and by what it unpacks to', async () => {
  const port = await serve(({ url }, response) => {
    if (url === '/announced') response.writeHead(200, { 'content-length': '10000000000' }).flushHeaders()
    else if (url === '/endless') {
      const timer = setInterval(() => response.write('x'.repeat(1_000)), 1)
      response.on('close', () => clearInterval(timer))
    } else if (url === '/bomb') {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)))
    } else if (url === '/br') {
      response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('x'.repeat(9_000)))
    } else if (url === '/twice') response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end('x')
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip')
  })
  const network = createNetwork()
  for (const path of ['announced', 'endless', 'bomb']) {
    expect(await findCode(read(`http://large.example:${port}/${path}`, network))).toBe('too_large')
  }
  expect((await read(`http://large.example:${port}/br`, network)).body.length).toBe(9_000)
  for (const path of ['twice', 'broken']) {
    expect(await findCode(read(`http://large.example:${port}/${path}`, network))).toBe('bad_answer')
  }
})

test('a server that never answers, stops in the middle or only drips is left', async () => {
  const port = await serve(({ url }, response) => {
    if (url === '/silent') return
    response.write('BEGIN')
    if (url !== '/drip') return
    const timer = setInterval(() => response.write('.'), 5)
    response.on('close', () => clearInterval(timer))
  })
  const timing = { idleMs: 60, totalMs: 150 }
  for (const path of ['silent', 'stops', 'drip']) {
    expect(await findCode(read(`http://slow.example:${port}/${path}`, createNetwork(), { timing }))).toBe('too_slow')
  }
  const slowNames: Network = { ...createNetwork(), resolve: () => new Promise(() => {}) }
  expect(await findCode(read('http://slow.example/', slowNames, { timing }))).toBe('too_slow')
  const stopped = read(`http://slow.example:${port}/silent`, createNetwork(), { signal: AbortSignal.abort() })
  expect(await findCode(stopped)).toBe('stopped')
})

test('headers without an end, nonsense, a closed port and a false certificate have their words', async () => {
  const port = await serve((_request, response) => {
    for (let index = 0; index < 30; index++) response.setHeader(`x-${index}`, 'x'.repeat(1_000))
    response.end()
  })
  expect(await findCode(read(`http://headers.example:${port}/`, createNetwork()))).toBe('too_large')
  expect(await findCode(read(`https://headers.example:${port}/`, createNetwork()))).toBe('bad_certificate')
  const nonsense = createSocketServer((socket) => socket.end('nonsense\r\n\r\n'))
  const other = await listen(nonsense)
  onTestFinished(() => void nonsense.close())
  expect(await findCode(read(`http://nonsense.example:${other}/`, createNetwork()))).toBe('bad_answer')
  const gone = createSocketServer()
  const closed = await listen(gone)
  await new Promise((resolve) => gone.close(resolve))
  expect(await findCode(read(`http://closed.example:${closed}/`, createNetwork()))).toBe('no_connection')
})

test('an error names neither the address nor what was sent', async () => {
  const port = await serve((_request, response) => void response.socket?.destroy())
  const error = await read(`http://secret-host.example:${port}/secret-path`, createNetwork()).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(OutsideError)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/secret-(host|path).*example/)
  expect((error as Error).cause).toBeUndefined()
})

test('a stream is handed over as it arrives, from the address that was checked', async () => {
  const { promise: isRead, resolve: goOn } = Promise.withResolvers<void>()
  const port = await serve(async (_, response) => {
    response.writeHead(200).write('first')
    await isRead
    response.end('second')
  })
  const network = createNetwork({ 'model.example': [['127.0.0.1'], ['10.0.0.1']] })
  const request = { method: 'POST', headers: {}, body: '{}', signal: AbortSignal.timeout(10_000) }
  const url = `http://model.example:${port}/v1`
  const chunks: string[] = []
  for await (const chunk of await streamOutside(url, request, network)) {
    chunks.push(String(chunk))
    goOn()
  }
  expect(chunks.join('|')).toBe('first|second')
  expect(await findCode(streamOutside(url, request, network))).toBe('not_public')
  expect(await findCode(streamOutside('https://169.254.169.254/latest', request))).toBe('not_public')
})
