/**
 * Kinds of delivery failures:
 * - refused: the server will never accept this mail.
 * - postponed: the server may accept this mail later.
 * - stuck: sending timed out. The state of the server is unknown.
 * - unrenderable: the template failed.
 * - lost: the connection broke during this mail.
 * - unreachable: no connection to the server.
 * - unauthorized: the server accepts no mail from us. Frequent attempts can lock the account.
 */
export type FailureKind = 'refused' | 'postponed' | 'stuck' | 'unrenderable' | 'lost' | 'unreachable' | 'unauthorized'

/** `code` goes to the log and the database. It has no address and no text of the server. */
export type DeliveryFailure = { kind: FailureKind; code: string }

export class RenderError extends Error {
  override name = 'RenderError'
}

export class AddressError extends Error {
  override name = 'AddressError'
  code = 'bad_address'
}

type ErrorFields = {
  name?: string
  code?: string
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
  syscall?: string
  timeoutType?: string
  cause?: unknown
}

const SIGN_IN_CODES = ['EAUTH', 'ENOAUTH', 'EOAUTH2']
const SIGN_IN_REPLIES = [530, 534, 535, 538]
const NO_CONNECTION_CODES = ['EDNS', 'ETLS', 'EREQUIRETLS', 'EPROTOCOL', 'EPROXY', 'ECONFIG']
const CONNECTION_TIMEOUTS = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']
const FOLDER_CODES = ['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']
const CERTIFICATE = /CERT|SELF_SIGNED|^ERR_TLS|^ERR_SSL|UNABLE_TO_/
const CLOSING = 421
const WRONG_MOMENT = 503
const TOO_LARGE = 552

export function classifyFailure(error: unknown): DeliveryFailure {
  const clues: ErrorFields = typeof error === 'object' && error !== null ? error : {}
  return { kind: classifyKind(error, clues), code: failureCode(error, clues) }
}

function classifyKind(error: unknown, clues: ErrorFields): FailureKind {
  const { name, code = '', originalCode = '', responseCode = 0 } = clues
  if (error instanceof RenderError) return 'unrenderable'
  if (error instanceof AddressError) return 'refused'
  if (name === 'TimeoutError' || code === 'EABORT') return 'stuck'
  if (SIGN_IN_CODES.includes(code)) return isTemporary(responseCode) ? 'unreachable' : 'unauthorized'
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return classifyReply(clues)
  if (NO_CONNECTION_CODES.includes(code) || FOLDER_CODES.includes(code)) return 'unreachable'
  if (CONNECTION_TIMEOUTS.includes(clues.timeoutType ?? '') || clues.syscall === 'connect') return 'unreachable'
  return CERTIFICATE.test(originalCode) ? 'unreachable' : 'lost'
}

/** Classifies the server's reply to this mail. Without a reply code nodemailer itself refused the mail. */
function classifyReply({ command, responseCode }: ErrorFields): FailureKind {
  if (responseCode === undefined) return 'refused'
  if (responseCode === CLOSING) return 'lost'
  if (SIGN_IN_REPLIES.includes(responseCode)) return 'unauthorized'
  if (isTemporary(responseCode) || responseCode === WRONG_MOMENT) return 'postponed'
  // All mails have the same sender, so the server refuses us and not this mail.
  if (command === 'MAIL FROM' && responseCode !== TOO_LARGE) return 'unauthorized'
  return 'refused'
}

function isTemporary(responseCode: number): boolean {
  return responseCode >= 400 && responseCode < 500
}

function failureCode(error: unknown, { name, code, originalCode, response, responseCode, cause }: ErrorFields): string {
  if (error instanceof RenderError) return `template_failed:${(cause as ErrorFields | undefined)?.name ?? 'unknown'}`
  if (name === 'TimeoutError' || code === 'EABORT') return 'send_timeout'
  if (responseCode !== undefined) {
    const detail = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
    return detail === undefined ? `smtp_${responseCode}` : `smtp_${responseCode}_${detail}`
  }
  return (originalCode ?? code ?? name ?? 'unknown').replaceAll(/\W/g, '_').slice(0, 60)
}
