import type { MailProps } from '../mail/templates/mail-template.ts'

/** At most `points` attempts in a fixed window of `perSeconds`. The counter's key starts with the name. */
export type RateLimit = { name: string; points: number; perSeconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

/*
 * Guesses. Checking a password takes a core a tenth of a second, and 40 checks may wait. The 100 guesses of one address
 * take ten seconds of ten minutes: enough for an office, and too few to keep the queue full.
 */
/** By account and address. */
export const SIGN_IN_BY_PAIR: RateLimit = { name: 'sign-in-pair', points: 5, perSeconds: 10 * MINUTE }
/** By address, all accounts together. An office shares one address. */
export const SIGN_IN_BY_ADDRESS: RateLimit = { name: 'sign-in', points: 100, perSeconds: 10 * MINUTE }
/** By account, from any address. Known devices of the account have their own counter. */
export const SIGN_IN_BY_ACCOUNT: RateLimit = { name: 'sign-in-account', points: 10, perSeconds: 15 * MINUTE }
/** By account and known device. Replaces the three above. */
export const SIGN_IN_BY_DEVICE: RateLimit = { name: 'sign-in-device', points: 5, perSeconds: 10 * MINUTE }
/** By address. One sign-in allows five codes, and one account ten open sign-ins. */
export const TWO_FACTOR_BY_ADDRESS: RateLimit = { name: 'two-factor', points: 100, perSeconds: 15 * MINUTE }
/** By account: repeated checks of a signed-in person's password or code. */
export const RECHECK_BY_ACCOUNT: RateLimit = { name: 'recheck', points: 10, perSeconds: 15 * MINUTE }
/** By address: tokens of links and invitations. */
export const LINK_BY_ADDRESS: RateLimit = { name: 'link', points: 20, perSeconds: 10 * MINUTE }

/* Limits of mail that visitors cause. */
export const REGISTER_BY_ADDRESS: RateLimit = { name: 'register', points: 10, perSeconds: HOUR }
/** By account and address, so that one client cannot use up the owner's resets. */
export const RESET_BY_PAIR: RateLimit = { name: 'reset-pair', points: 3, perSeconds: HOUR }
export const RESET_BY_ADDRESS: RateLimit = { name: 'reset', points: 20, perSeconds: HOUR }
/** By account: bounds the mails that strangers can cause. */
export const RESET_BY_ACCOUNT: RateLimit = { name: 'reset-account', points: 10, perSeconds: HOUR }
/** By account and known device. Replaces the three above. */
export const RESET_BY_DEVICE: RateLimit = { name: 'reset-device', points: 3, perSeconds: HOUR }
/** By address: the forms for contact, licensing and privacy. */
export const FORM_BY_ADDRESS: RateLimit = { name: 'contact', points: 5, perSeconds: 10 * MINUTE }

/** By mailbox: codes that prove access, also for addresses without a booking. */
export const BOOKING_CODE_BY_RECEIVER: RateLimit = { name: 'booking-code', points: 5, perSeconds: HOUR }
/** By organisation and mailbox. A code is valid for ten minutes. */
export const BOOKING_CODE_GUESSES: RateLimit = { name: 'booking-guess', points: 5, perSeconds: 10 * MINUTE }

/** By address: requests for unknown feeds. */
export const FEED_BY_ADDRESS: RateLimit = { name: 'calendar-feed', points: 100, perSeconds: 10 * MINUTE }
/** By feed. A calendar asks every 15 minutes, and several people may subscribe. */
export const FEED_BY_TOKEN: RateLimit = { name: 'calendar-feed-read', points: 60, perSeconds: 10 * MINUTE }
/** By calendar: readings on request, besides the scheduled ones. */
export const READ_CALENDAR_NOW: RateLimit = { name: 'calendar-now', points: 10, perSeconds: 10 * MINUTE }

/** By address: requests to see one's own data. */
export const DATA_ASKED_BY_ADDRESS: RateLimit = { name: 'own-data', points: 10, perSeconds: 10 * MINUTE }
/** By organisation: sign-ins to calendar servers, because they could be used to guess passwords. */
export const CONNECT_CALENDAR: RateLimit = { name: 'calendar-connect', points: 10, perSeconds: 10 * MINUTE }

/* Limits of what members and administrators send. */
export const EMAIL_CHANGE_BY_ACCOUNT: RateLimit = { name: 'email-change', points: 5, perSeconds: HOUR }
export const INVITATION_BY_ACCOUNT: RateLimit = { name: 'invitation', points: 20, perSeconds: HOUR }
export const REQUEST_BY_ORGANISATION: RateLimit = { name: 'member-requests', points: 20, perSeconds: HOUR }
export const TICKET_BY_ORGANISATION: RateLimit = { name: 'tickets', points: 20, perSeconds: HOUR }
export const REPLY_BY_ORGANISATION: RateLimit = { name: 'ticket-replies', points: 60, perSeconds: HOUR }
export const CHAT_BY_USER: RateLimit = { name: 'chat', points: 60, perSeconds: MINUTE }

/* Limits of what contacts send. The organisation's limit stops a flood from many addresses. */
export const TALK_OPENED_BY_ADDRESS: RateLimit = { name: 'talk-opened', points: 60, perSeconds: 10 * MINUTE }
export const TALK_OPENED_BY_ORGANISATION: RateLimit = { name: 'talk-opened-all', points: 600, perSeconds: 10 * MINUTE }
export const TALK_SENT_BY_ADDRESS: RateLimit = { name: 'talk-sent', points: 120, perSeconds: MINUTE }
export const TALK_SENT_BY_ORGANISATION: RateLimit = { name: 'talk-sent-all', points: 1_200, perSeconds: MINUTE }

/** Limits of the sandbox on /ai-receptionist. */
export const SANDBOX_OPENED_BY_ADDRESS: RateLimit = { name: 'sandbox-opened', points: 30, perSeconds: 10 * MINUTE }
export const SANDBOX_SENT_BY_ADDRESS: RateLimit = { name: 'sandbox-sent', points: 60, perSeconds: MINUTE }
export const SANDBOX_SENT_BY_ALL: RateLimit = { name: 'sandbox-sent-all', points: 1_200, perSeconds: MINUTE }

/** By person: messages to the draft of their own receptionist. */
export const DRAFT_TRIED_BY_USER: RateLimit = { name: 'draft-tried', points: 60, perSeconds: MINUTE }
/** By organisation: runs of its scenarios, each of 1,000 lines at most. */
export const SCENARIOS_RUN_BY_ORGANISATION: RateLimit = { name: 'scenarios-run', points: 30, perSeconds: MINUTE }

/** Pages that opened a widget. Above the limit the page opens and is not counted. */
export const WIDGET_SEEN_BY_ADDRESS: RateLimit = { name: 'widget-seen', points: 60, perSeconds: 10 * MINUTE }

/* Limits of work that costs processor time, disk space or other people's money. */
/** Tests of an organisation's own model endpoint. */
export const MODEL_TRIED_BY_ORGANISATION: RateLimit = { name: 'model-tried', points: 10, perSeconds: 10 * MINUTE }
export const REPORT_LIMIT: RateLimit = { name: 'report', points: 60, perSeconds: 10 * MINUTE }
/** Readings of an organisation's websites. */
export const READ_MATERIAL: RateLimit = { name: 'read-material', points: 20, perSeconds: 10 * MINUTE }
export const UPLOAD_LIMIT: RateLimit = { name: 'upload', points: 60, perSeconds: 10 * MINUTE }

/* Mails to one receiver, by all senders together. */
const MAIL_TO_RECEIVER: RateLimit = { name: 'mail-to', points: 60, perSeconds: HOUR }
const ACKNOWLEDGMENT_TO_RECEIVER: RateLimit = { name: 'acknowledgment-to', points: 10, perSeconds: HOUR }

/** Null: mail to the team, or mail that the verb already limits by account. All others use `MAIL_TO_RECEIVER`. */
const LIMITS_BY_TEMPLATE: { [Name in keyof MailProps]?: RateLimit | null } = {
  'contact-acknowledgment': ACKNOWLEDGMENT_TO_RECEIVER,
  'licensing-acknowledgment': ACKNOWLEDGMENT_TO_RECEIVER,
  'request-acknowledgment': ACKNOWLEDGMENT_TO_RECEIVER,
  'email-change-confirm': { name: 'email-change-to', points: 3, perSeconds: HOUR },
  'admin-invitation': { name: 'invitation-to', points: 5, perSeconds: HOUR },
  'membership-invitation': { name: 'membership-to', points: 5, perSeconds: HOUR },
  welcome: { name: 'welcome-to', points: 3, perSeconds: HOUR },
  'booking-news': { name: 'booking-to', points: 20, perSeconds: HOUR },
  'booking-code': null,
  'own-data-code': null,
  'password-reset': null,
  'contact-notification': null,
  'licensing-notification': null,
  'registration-notification': null,
  'request-notification': null,
  'ticket-notification': null,
  'booking-notification': null,
}

/** The limit of a template's mails to one receiver, or null without a limit. */
export function findTemplateLimit(template: keyof MailProps): RateLimit | null {
  const limit = LIMITS_BY_TEMPLATE[template]
  return limit === undefined ? MAIL_TO_RECEIVER : limit
}
