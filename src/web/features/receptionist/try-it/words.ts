import type { ConversationChannel } from '#contracts/receptionist/talk.ts'
import type { TriedCaller } from '#contracts/receptionist/trial.ts'

/** Complete "You are" and "By". */
export const CALLER_NAMES: Record<TriedCaller, string> = { new: 'a new caller', known: 'known, with a booking' }
export const CHANNEL_NAMES: Record<ConversationChannel, string> = {
  'web-chat': 'web chat',
  phone: 'phone',
  whatsapp: 'WhatsApp',
  email: 'email',
}
