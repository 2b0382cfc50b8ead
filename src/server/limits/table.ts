import type { MailTemplates } from '../mail/templates/index.ts'

/** So many points in a fixed window. The name begins the counter's key. */
export type RateLimit = { name: string; points: number; perSeconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

/*
 * Guessing. A password that is checked takes one core a tenth of a second, and 40 may wait for it. Hundred from one
 * address are ten seconds of that in ten minutes, so an office has room and an attacker cannot fill the queue for long.
 */
/** By account and address: the sixth wrong password of one person waits. */
export const SIGN_IN_BY_PAIR: RateLimit = { name: 'sign-in-pair', points: 5, perSeconds: 10 * MINUTE }
/** By address, all accounts together: everybody in an office has one. */
export const SIGN_IN_BY_ADDRESS: RateLimit = { name: 'sign-in', points: 100, perSeconds: 10 * MINUTE }
/** By account, wherever the attempts come from. Devices that the account knows have their own count. */
export const SIGN_IN_BY_ACCOUNT: RateLimit = { name: 'sign-in-account', points: 10, perSeconds: 15 * MINUTE }
/** By account and known device: it counts here instead of in the three above. */
export const SIGN_IN_BY_DEVICE: RateLimit = { name: 'sign-in-device', points: 5, perSeconds: 10 * MINUTE }
/** By address. One sign-in has five codes, and one account ten sign-ins that wait for a code. */
export const TWO_FACTOR_BY_ADDRESS: RateLimit = { name: 'two-factor', points: 100, perSeconds: 15 * MINUTE }
/** By account: the password or code asked for again by somebody who is signed in. */
export const RECHECK_BY_ACCOUNT: RateLimit = { name: 'recheck', points: 10, perSeconds: 15 * MINUTE }
/** By address: links and invitations that are tried out. Nobody can guess one, nobody needs to try for long. */
export const LINK_BY_ADDRESS: RateLimit = { name: 'link', points: 20, perSeconds: 10 * MINUTE }

/* Mail that somebody who is not signed in asks for. */
export const REGISTER_BY_ADDRESS: RateLimit = { name: 'register', points: 10, perSeconds: HOUR }
/** By account and address: one client cannot use up the resets of the owner elsewhere. */
export const RESET_BY_PAIR: RateLimit = { name: 'reset-pair', points: 3, perSeconds: HOUR }
export const RESET_BY_ADDRESS: RateLimit = { name: 'reset', points: 20, perSeconds: HOUR }
/** By account: so many mails strangers can cause in all. */
export const RESET_BY_ACCOUNT: RateLimit = { name: 'reset-account', points: 10, perSeconds: HOUR }
/** By account and known device, instead of the three above. */
export const RESET_BY_DEVICE: RateLimit = { name: 'reset-device', points: 3, perSeconds: HOUR }
/** By address: the forms for contact, licensing and privacy. */
export const FORM_BY_ADDRESS: RateLimit = { name: 'contact', points: 5, perSeconds: 10 * MINUTE }

/* What members and administrators send. */
export const EMAIL_CHANGE_BY_ACCOUNT: RateLimit = { name: 'email-change', points: 5, perSeconds: HOUR }
export const INVITATION_BY_ACCOUNT: RateLimit = { name: 'invitation', points: 20, perSeconds: HOUR }
export const REQUEST_BY_ORGANISATION: RateLimit = { name: 'member-requests', points: 20, perSeconds: HOUR }
export const TICKET_BY_ORGANISATION: RateLimit = { name: 'tickets', points: 20, perSeconds: HOUR }
export const REPLY_BY_ORGANISATION: RateLimit = { name: 'ticket-replies', points: 60, perSeconds: HOUR }
/** Far more than anybody types. */
export const CHAT_BY_USER: RateLimit = { name: 'chat', points: 60, perSeconds: MINUTE }

/* What takes the processor or the disk. */
/** Reports that are drawn for a member. */
export const REPORT_LIMIT: RateLimit = { name: 'report', points: 60, perSeconds: 10 * MINUTE }
/** Files that a member puts into the database. */
export const UPLOAD_LIMIT: RateLimit = { name: 'upload', points: 60, perSeconds: 10 * MINUTE }

/* Mails to one receiver, whoever causes them. */
const MAIL_TO_RECEIVER: RateLimit = { name: 'mail-to', points: 60, perSeconds: HOUR }
const ACKNOWLEDGMENT_TO_RECEIVER: RateLimit = { name: 'acknowledgment-to', points: 10, perSeconds: HOUR }

/** Null: the team's own mailbox, or a verb that counts by account itself. Any other mail counts in `MAIL_TO_RECEIVER`. */
const BY_TEMPLATE: { [Name in keyof MailTemplates]?: RateLimit | null } = {
  'contact-acknowledgment': ACKNOWLEDGMENT_TO_RECEIVER,
  'licensing-acknowledgment': ACKNOWLEDGMENT_TO_RECEIVER,
  'request-acknowledgment': ACKNOWLEDGMENT_TO_RECEIVER,
  'email-change-confirm': { name: 'email-change-to', points: 3, perSeconds: HOUR },
  'admin-invitation': { name: 'invitation-to', points: 5, perSeconds: HOUR },
  welcome: { name: 'welcome-to', points: 3, perSeconds: HOUR },
  'password-reset': null,
  'contact-notification': null,
  'licensing-notification': null,
  'registration-notification': null,
  'request-notification': null,
  'ticket-notification': null,
}

/** How many mails of this kind one receiver gets. */
export function receiverLimit(template: keyof MailTemplates): RateLimit | null {
  const limit = BY_TEMPLATE[template]
  return limit === undefined ? MAIL_TO_RECEIVER : limit
}
