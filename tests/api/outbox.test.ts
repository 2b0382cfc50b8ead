import { expect, test, vi } from 'vitest'
import { inTransaction } from '#server/database/transaction.ts'
import { createSmtpTransport } from '#server/mail/transports/smtp.ts'
import { testCtx } from '../support/database.ts'
import { becomes, openDatabase, queue, queueNotification, rowOf, serveSmtp, work } from '../support/outbox.ts'
import { freePort, SmtpRefusal } from '../support/smtp.ts'

const NEVER = new Promise<never>(() => {})
const messageId = (id: string) => `<${id}@ogham.example>`

test('after an outage every mail is delivered once, in order for each recipient', async () => {
  const deps = await openDatabase()
  const port = await freePort()
  work(deps, `smtp://127.0.0.1:${port}`)
  const queued: { id: string; to: string }[] = []
  for (let i = 0; i < 100; i++) {
    const to = `visitor${i % 20}@example.ie`
    queued.push({ to, id: await queue(deps, to) })
  }
  await becomes(deps, queued[0]?.id ?? '', { last_error: 'ECONNREFUSED' })

  const server = await serveSmtp({ port })
  // Compares lengths, so that a failure does not print the mails.
  await vi.waitFor(() => expect(server.received.length).toBe(100), { timeout: 90_000 })

  const arrived = (to: string) => server.received.filter((mail) => mail.envelope.to[0] === to)
  for (let i = 0; i < 20; i++) {
    const to = `visitor${i}@example.ie`
    const wanted = queued.filter((mail) => mail.to === to).map(({ id }) => messageId(id))
    expect(arrived(to).map((mail) => mail.messageId)).toEqual(wanted)
  }
  // The server gets the last mail before its job is marked as done.
  const attempts = deps.db.selectFrom('outbox').select('attempts').distinct()
  await expect.poll(() => attempts.execute()).toEqual([{ attempts: 1 }])
})

test('a crash after the server accepted a mail sends it once more with the same Message-ID', async () => {
  const deps = await openDatabase()
  const server = await serveSmtp()
  const smtp = createSmtpTransport(server.url)
  const dying = { send: (...given: Parameters<typeof smtp.send>) => smtp.send(...given).then(() => NEVER), close() {} }
  const id = await queue(deps, 'niamh@example.ie')
  work(deps.connectAgain(), server.url, { mail: { transport: dying }, slots: { mail: 1 } })
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 30_000 })

  work(deps, server.url)
  deps.clock.advance(61_000)

  await becomes(deps, id, { status: 'sent', attempts: 2 })
  expect(server.received.map((mail) => mail.messageId)).toEqual([messageId(id), messageId(id)])
  smtp.close()
})

test('a connection that breaks before the answer resends the mail with the same Message-ID', async () => {
  const deps = await openDatabase()
  const seen: string[] = []
  const server = await serveSmtp({
    onMail: (mail) => {
      seen.push(mail.messageId ?? '')
      if (seen.length === 1) server.dropConnections()
      return undefined
    },
  })
  const id = await queue(deps, 'niamh@example.ie')
  work(deps, server.url)
  await becomes(deps, id, { status: 'sent', attempts: 2 })
  expect(seen).toEqual([messageId(id), messageId(id)])
})

test.each([421, 451])('a mail postponed with %i is retried until it is accepted', async (code) => {
  const deps = await openDatabase()
  let tries = 0
  const server = await serveSmtp({ onMail: () => (++tries < 3 ? new SmtpRefusal(code) : undefined) })
  const id = await queue(deps, 'niamh@example.ie')
  work(deps, server.url)
  await becomes(deps, id, { status: 'sent', attempts: 3, last_error: null })
  expect(server.received).toHaveLength(1)
})

test("a mail refused with 550 is given up, and the recipient's next mail is sent", async () => {
  const deps = await openDatabase()
  let tries = 0
  const server = await serveSmtp({ onRecipient: () => (++tries === 1 ? new SmtpRefusal(550) : undefined) })
  const refused = await queue(deps, 'niamh@example.ie')
  const next = await queue(deps, 'niamh@example.ie')
  work(deps, server.url)
  await becomes(deps, refused, { status: 'dead', attempts: 1, last_error: 'smtp_550', lease_id: null })
  await becomes(deps, next, { status: 'sent' })
})

test('a refused sign-in pauses all mail and uses up no attempts', async () => {
  const deps = await openDatabase()
  let isOpen = false
  const server = await serveSmtp({ signIn: () => isOpen })
  const ids = await Promise.all(Array.from({ length: 20 }, (_, i) => queue(deps, `visitor${i}@example.ie`)))
  work(deps, server.url.replace('//', '//user:pass@'), {
    mail: { lockout: { baseMs: 200, capMs: 200 } },
  })
  await vi.waitFor(() => expect(server.connectionCount()).toBeGreaterThanOrEqual(5), { timeout: 30_000 })
  expect(server.connectionCount()).toBeLessThan(20)
  isOpen = true
  for (const id of ids) await becomes(deps, id, { status: 'sent', attempts: 1 })
})

test('a server with an untrusted certificate gets no mail, and none is lost', async () => {
  const deps = await openDatabase()
  const server = await serveSmtp({ offerTls: true })
  const id = await queue(deps, 'niamh@example.ie')
  const worker = work(deps, server.url)
  await vi.waitFor(async () => expect((await rowOf(deps, id)).last_error).toMatch(/CERT/), { timeout: 30_000 })
  await worker.stop()
  expect(await rowOf(deps, id)).toMatchObject({ status: 'queued', attempts: 0 })
  expect(server.received).toHaveLength(0)
})

test('hanging, failing or oversized mails do not delay others', async () => {
  const deps = await openDatabase()
  const server = await serveSmtp({
    mostBytes: 50_000,
    onMail: (mail) => (mail.envelope.to[0] === 'hangs@example.ie' ? NEVER : undefined),
  })
  const hangs = await queue(deps, 'hangs@example.ie')
  const large = await queue(deps, 'large@example.ie', 'x'.repeat(60_000))
  const broken = await queue(deps, 'broken@example.ie')
  await deps.db.updateTable('outbox').set({ props: '{"name":1}' }).where('id', '=', broken).execute()
  const others = await Promise.all(Array.from({ length: 20 }, (_, i) => queue(deps, `visitor${i}@example.ie`)))
  work(deps, server.url, { mail: { renderAttempts: 3 } })

  for (const id of others) await becomes(deps, id, { status: 'sent' })
  expect(await rowOf(deps, hangs)).toMatchObject({ attempts: 1, last_error: null })
  await becomes(deps, large, { status: 'dead', attempts: 1 })
  await becomes(deps, broken, { status: 'dead', attempts: 3, last_error: 'template_failed:TypeError' })
})

test('a hanging mail is released after its timeout', async () => {
  const deps = await openDatabase()
  const server = await serveSmtp({ onMail: () => NEVER })
  const hangs = await queue(deps, 'hangs@example.ie')
  work(deps, server.url, { mail: { sendTimeoutMs: 500 } })
  await becomes(deps, hangs, { status: 'queued', last_error: 'send_timeout' })
})

test("two workers send each mail once, and one takes over the other's", async () => {
  const deps = await openDatabase()
  const server = await serveSmtp()
  const stuck = await queue(deps, 'stuck@example.ie')
  const release = Promise.withResolvers<void>()
  const holding = { send: () => release.promise, close() {} }
  const holder = work(deps.connectAgain(), server.url, {
    mail: { transport: holding },
    slots: { mail: 1 },
  })
  await becomes(deps, stuck, { attempts: 1 })
  const others: string[] = []
  for (let i = 0; i < 60; i++) others.push(await queue(deps, `visitor${i % 7}@example.ie`))
  work(deps, server.url)
  work(deps.connectAgain(), server.url)
  await vi.waitFor(() => expect(server.received.length).toBe(60), { timeout: 60_000 })
  // After the clock has moved, another worker sends again what is not noted as sent.
  for (const id of others) await becomes(deps, id, { status: 'sent' })
  expect(await rowOf(deps, stuck)).toMatchObject({ status: 'queued' })

  deps.clock.advance(61_000)
  await becomes(deps, stuck, { status: 'sent', attempts: 2 })
  release.reject(new Error('too late'))
  await holder.stop()

  expect(await rowOf(deps, stuck)).toMatchObject({ status: 'sent', last_error: null })
  expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(61)
  expect(server.received).toHaveLength(61)
})

test('a rolled back transaction sends no mail', async () => {
  const deps = await openDatabase()
  const server = await serveSmtp()
  work(deps, server.url)
  const failing = inTransaction(testCtx(deps), async (tx) => {
    await queue(tx, 'a@example.ie')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await becomes(deps, await queue(deps, 'b@example.ie'), { status: 'sent' })
  expect(server.received.map((mail) => mail.envelope.to)).toEqual([['b@example.ie']])
})

test("a mail with a newer version's template waits for it and blocks nothing", async () => {
  const deps = await openDatabase()
  const server = await serveSmtp()
  const unknown = await queue(deps, 'niamh@example.ie')
  await deps.db.updateTable('jobs').set({ name: 'mail:from-tomorrow' }).where('id', '=', unknown).execute()
  const known = await queue(deps, 'niamh@example.ie')
  work(deps, server.url)
  await becomes(deps, known, { status: 'sent' })
  expect(await rowOf(deps, unknown)).toMatchObject({ status: 'queued', attempts: 0, lease_id: null })
})

test('any name, subject and message reaches exactly one recipient as one mail', async () => {
  const deps = await openDatabase()
  const server = await serveSmtp()
  work(deps, server.url)
  const hostile = [
    'x\r\nBcc: evil@example.ie',
    'x\r\n\r\n.\r\nMAIL FROM:<a@b.ie>',
    '=?utf-8?Q?=0D=0ABcc:evil@example.ie?=',
  ]
  for (const text of [...hostile, 'é'.repeat(3_000), 'x'.repeat(3_000), '\u0000\u2028\ud800']) {
    const id = await queueNotification(deps, text)
    await becomes(deps, id, { status: 'sent' })
    const mail = server.received.at(-1)
    expect(mail?.envelope.to).toEqual(['team@example.ie'])
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail).toMatchObject({ messageId: messageId(id), to: [{ address: 'team@example.ie' }] })
    expect(mail?.subject).not.toMatch(/\p{Cc}/u)
  }
  expect(server.received).toHaveLength(6)
})
