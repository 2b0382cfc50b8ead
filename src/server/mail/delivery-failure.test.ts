import { expect, test } from 'vitest'
import { AddressError, classifyFailure, RenderError } from './delivery-failure.ts'

const answer = (responseCode: number, command = 'DATA', response = `${responseCode} no <niamh@example.ie>`) => ({
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  responseCode,
  command,
  response,
})

test.each([
  ['an unknown mailbox', answer(550, 'RCPT TO'), 'refused', 'smtp_550'],
  ['refused content', answer(554, 'DATA', '554-5.7.1 spam'), 'refused', 'smtp_554_5.7.1'],
  ['a mail that is too large', answer(552, 'MAIL FROM'), 'refused', 'smtp_552'],
  ['a mail that nodemailer finds too large', { code: 'EMESSAGE', command: 'MAIL FROM' }, 'refused', 'EMESSAGE'],
  ['an impossible address', new AddressError(), 'refused', 'bad_address'],
  ['greylisting', answer(451, 'RCPT TO', '451 4.7.1 later'), 'postponed', 'smtp_451_4.7.1'],
  ['a full mailbox', answer(452, 'RCPT TO'), 'postponed', 'smtp_452'],
  ['a confused session', answer(503), 'postponed', 'smtp_503'],
  ['a server that closes', answer(421), 'lost', 'smtp_421'],
  ['a connection cut during a mail', { code: 'ECONNECTION', command: 'CONN' }, 'lost', 'ECONNECTION'],
  ['a socket that falls silent', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'lost', 'ETIMEDOUT'],
  ['a reset', { code: 'ESOCKET', originalCode: 'ECONNRESET', syscall: 'read' }, 'lost', 'ECONNRESET'],
  [
    'a closed port',
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED', syscall: 'connect' },
    'unreachable',
    'ECONNREFUSED',
  ],
  ['an unknown host', { code: 'EDNS', originalCode: 'ENOTFOUND' }, 'unreachable', 'ENOTFOUND'],
  ['no greeting', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'unreachable', 'ETIMEDOUT'],
  ['a bad certificate', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'unreachable', 'CERT_HAS_EXPIRED'],
  ['a server that turns all away', { code: 'EPROTOCOL', responseCode: 554 }, 'unreachable', 'smtp_554'],
  ['a full disk', { code: 'ENOSPC', syscall: 'write' }, 'unreachable', 'ENOSPC'],
  ['a sign-in that fails for now', { code: 'EAUTH', responseCode: 454 }, 'unreachable', 'smtp_454'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, 'unauthorized', 'smtp_535'],
  ['a sign-in that is asked for late', answer(530, 'MAIL FROM'), 'unauthorized', 'smtp_530'],
  ['a sender that is not ours', answer(550, 'MAIL FROM'), 'unauthorized', 'smtp_550'],
  ['our time limit', new DOMException('', 'TimeoutError'), 'stuck', 'send_timeout'],
  ['an aborted send', { code: 'EABORT' }, 'stuck', 'send_timeout'],
  ['anything else', new Error('niamh@example.ie'), 'lost', 'Error'],
  ['something that is no error', 'niamh@example.ie', 'lost', 'unknown'],
])('%s is told apart', (_what, error, kind, code) => {
  expect(classifyFailure(error)).toEqual({ kind, code })
})

test('a failed template is logged by the name of its error, not its message', () => {
  const error = new RenderError('no', { cause: new SyntaxError('Unexpected token "niamh@example.ie"') })
  expect(classifyFailure(error)).toEqual({ kind: 'unrenderable', code: 'template_failed:SyntaxError' })
})
