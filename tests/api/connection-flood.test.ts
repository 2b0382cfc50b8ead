import { expect, onTestFinished, test } from 'vitest'
import { openSocket, startProduct } from '../support/http.ts'

const AHEAD = 30

test('pipelined requests are answered in order, and other visitors meanwhile', async () => {
  const product = await startProduct()
  onTestFinished(product.stop)
  const visit = async () => expect((await fetch(product.url)).status).toBe(200)
  await visit()

  const socket = openSocket(product)
  const ids: string[] = []
  const all = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      ids.push(...(chunk.toString('latin1').match(/(?<=X-Request-Id: )ahead-\d+/gi) ?? []))
      if (ids.length === AHEAD) resolve()
    })
  })
  const { host } = new URL(product.url)
  // Unknown addresses, so that each page must be rendered.
  const requests = Array.from({ length: AHEAD }, (_, i) => {
    return `GET /news/nothing-${i} HTTP/1.1\r\nHost: ${host}\r\nX-Request-Id: ahead-${i + 100}\r\n\r\n`
  })
  socket.write(requests.join(''))
  let visits = 0
  while (ids.length < AHEAD) {
    await visit()
    visits += 1
  }
  await all
  socket.destroy()
  // Ideally one between any two pages, on an idle machine.
  expect(visits).toBeGreaterThan(AHEAD / 3)
  expect(ids).toEqual(Array.from({ length: AHEAD }, (_, i) => `ahead-${i + 100}`))
})
