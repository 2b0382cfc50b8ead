import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct, VALID_MESSAGE } from '../support/http.ts'
import { MAILS_WAIT, startServer } from '../support/server.ts'

test('after kill -9 every acknowledged message exists once, with both mails', async () => {
  const product = await startProduct(MAILS_WAIT)
  onTestFinished(product.stop)
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const server = round === 0 ? product : await startServer(product.env)
    let isOver = false
    const sendOn = async (visitor: number) => {
      for (let i = 0; !isOver; i++) {
        const message = `round ${round} visitor ${visitor} message ${i}`
        const headers = { Origin: server.url, 'Content-Type': 'application/json' }
        const body = JSON.stringify({ ...VALID_MESSAGE, message })
        const response = await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body }).catch(
          () => undefined,
        )
        if (response?.status === 201) acknowledged.push(message)
      }
    }
    const visitors = Array.from({ length: 12 }, (_, visitor) => sendOn(visitor))
    const enough = acknowledged.length + 20
    while (acknowledged.length < enough) await wait(5)
    await wait(Math.random() * 50)
    await server.end('SIGKILL')
    isOver = true
    await Promise.all(visitors)
  }

  const rows = await product.db.selectFrom('enquiries').select(['id', 'message']).execute()
  const idsOf = Map.groupBy(rows, ({ message }) => message)
  const mails = await product.db.selectFrom('outbox').select(['template', 'props']).execute()
  const mailsOf = Map.groupBy(mails, ({ props }) => (JSON.parse(props) as { message: string }).message)
  const audited = await product.db.selectFrom('audit_log').select('subject_id').execute()
  expect(new Set(audited.map(({ subject_id }) => subject_id))).toEqual(new Set(rows.map(({ id }) => id)))
  for (const [message, stored] of idsOf) {
    expect([message, stored.length]).toEqual([message, 1])
    const templates = mailsOf
      .get(message)
      ?.map(({ template }) => template)
      .sort()
    expect([message, templates]).toEqual([message, ['contact-acknowledgment', 'contact-notification']])
  }
  for (const message of acknowledged) expect([message, idsOf.has(message)]).toEqual([message, true])
})
