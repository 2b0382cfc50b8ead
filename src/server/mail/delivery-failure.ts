/**
 * What a failed sending means:
 * - refused: this mail will never be taken.
 * - postponed: this mail was not taken now.
 * - stuck: it took too long; nothing is known about the server.
 * - unrenderable: our own template failed.
 * - lost: the connection broke while this mail was on it.
 * - unreachable: there was nobody to hand any mail to.
 * - unauthorized: the server does not want mail from us; asking often would lock us out.
 */
export type FailureKind = 'refused' | 'postponed' | 'stuck' | 'unrenderable' | 'lost' | 'unreachable' | 'unauthorized'

/** `code` is for the log and the database: no address, no text of the server. */
export type DeliveryFailure = { kind: FailureKind; code: string }

export class RenderError extends Error {
  override name = 'RenderError'
}

export class AddressError extends Error {
  override name = 'AddressError'
  code = 'bad_address'
}

/** The fields that nodemailer and Node put on their errors. */
type Clues = {
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
const BEFORE_THE_MAIL = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']
const FOLDER_CODES = ['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']
const CERTIFICATE = /CERT|SELF_SIGNED|^ERR_TLS|^ERR_SSL|UNABLE_TO_/
const CLOSING = 421
const WRONG_MOMENT = 503
const TOO_LARGE = 552

export function classifyFailure(error: unknown): DeliveryFailure {
  const clues: Clues = typeof error === 'object' && error !== null ? error : {}
  return { kind: kindOf(error, clues), code: codeOf(error, clues) }
}

function kindOf(error: unknown, clues: Clues): FailureKind {
  const { name, code = '', originalCode = '', responseCode = 0 } = clues
  if (error instanceof RenderError) return 'unrenderable'
  if (error instanceof AddressError) return 'refused'
  if (name === 'TimeoutError' || code === 'EABORT') return 'stuck'
  if (SIGN_IN_CODES.includes(code)) return isTemporary(responseCode) ? 'unreachable' : 'unauthorized'
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return kindOfAnswer(clues)
  if (NO_CONNECTION_CODES.includes(code) || FOLDER_CODES.includes(code)) return 'unreachable'
  if (BEFORE_THE_MAIL.includes(clues.timeoutType ?? '') || clues.syscall === 'connect') return 'unreachable'
  return CERTIFICATE.test(originalCode) ? 'unreachable' : 'lost'
}

/** The server's answer to this mail; without a reply code it is nodemailer that found it impossible to send. */
function kindOfAnswer({ command, responseCode }: Clues): FailureKind {
  if (responseCode === undefined) return 'refused'
  if (responseCode === CLOSING) return 'lost'
  if (SIGN_IN_REPLIES.includes(responseCode)) return 'unauthorized'
  if (isTemporary(responseCode) || responseCode === WRONG_MOMENT) return 'postponed'
  // All mails have the same sender: it is us who are refused, not this mail.
  if (command === 'MAIL FROM' && responseCode !== TOO_LARGE) return 'unauthorized'
  return 'refused'
}

function isTemporary(responseCode: number): boolean {
  return responseCode >= 400 && responseCode < 500
}

function codeOf(error: unknown, { name, code, originalCode, response, responseCode, cause }: Clues): string {
  if (error instanceof RenderError) return `template_failed:${(cause as Clues | undefined)?.name ?? 'unknown'}`
  if (name === 'TimeoutError' || code === 'EABORT') return 'send_timeout'
  if (responseCode !== undefined) {
    const detail = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
    return detail === undefined ? `smtp_${responseCode}` : `smtp_${responseCode}_${detail}`
  }
  return (originalCode ?? code ?? name ?? 'unknown').replaceAll(/\W/g, '_').slice(0, 60)
}
