import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { DEFAULT_COMPANY } from '../domains/settings/default-company.ts'
import { composeMail } from './compose-mail.ts'
import { AddressError } from './delivery-failure.ts'

const content = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', isAutomaticReply: false }
const envelope = {
  id: 'mail_1',
  to: 'niamh@example.ie',
  replyTo: 'team@example.ie' as string | null,
  thread: [] as string[],
  createdAt: new Date('2026-11-21T09:30:00.000Z'),
}
const sender = { company: DEFAULT_COMPANY, appUrl: 'https://ogham.example:8443' }

async function compose(given: Partial<typeof envelope & typeof content> = {}, company = DEFAULT_COMPANY) {
  const { raw } = await composeMail({ ...envelope, ...given }, { ...content, ...given }, { ...sender, company })
  return { raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) }
}

test('a mail has sender, receiver, date and Message-ID', async () => {
  const { mail } = await compose()
  expect(mail).toMatchObject({
    from: { name: DEFAULT_COMPANY.name, address: DEFAULT_COMPANY.email },
    to: [{ address: 'niamh@example.ie' }],
    replyTo: [{ address: 'team@example.ie' }],
    subject: 'Hello',
    messageId: '<mail_1@ogham.example>',
    date: '2026-11-21T09:30:00.000Z',
  })
  expect(mail.text?.trim()).toBe('Hello')
  expect(mail.html?.trim()).toBe('<p>Hello</p>')
})

test('a mail of a conversation names the earlier ones, so that mail clients show them as one', async () => {
  const { mail } = await compose({ thread: ['mail_a', 'mail_b'] })
  expect(mail).toMatchObject({
    inReplyTo: '<mail_b@ogham.example>',
    references: '<mail_a@ogham.example> <mail_b@ogham.example>',
  })
  expect((await compose()).mail.inReplyTo).toBeUndefined()
})

test('only an automatic reply is marked as one', async () => {
  const isMarked = async (isAutomaticReply: boolean) =>
    /^Auto-Submitted: auto-generated\r$/m.test((await compose({ isAutomaticReply })).raw)
  expect([await isMarked(true), await isMarked(false)]).toEqual([true, false])
})

test.each(['a@example.ie, b@example.ie', 'a@example.ie\r\nBcc: b@example.ie', '<a@example.ie>', 'a', ''])(
  '%j is not an address',
  async (address) => {
    await expect(compose({ to: address })).rejects.toThrow(AddressError)
    await expect(compose({ replyTo: address })).rejects.toThrow(AddressError)
  },
)

test('no line is longer than mail servers accept', async () => {
  const { raw } = await compose({ subject: 'x'.repeat(5_000), text: 'x'.repeat(5_000), html: 'é'.repeat(5_000) })
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
})

test('line breaks and encoded words in a subject or a name stay text', async () => {
  const company = { ...DEFAULT_COMPANY, name: 'Ogham\r\nBcc: evil@example.ie' }
  const { mail } = await compose({ subject: 'a\r\nBcc: evil@example.ie =?utf-8?Q?=0D=0AX: y?=' }, company)
  expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([])
  expect(mail.from?.name).toBe('Ogham Bcc: evil@example.ie')
  expect(mail.subject).toBe('a Bcc: evil@example.ie = ?utf-8?Q?=0D=0AX: y?=')
})
