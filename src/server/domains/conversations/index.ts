export { listColleagues } from './colleagues.ts'
export { addConversationSamples, clearConversationSamples } from './conversation-samples.ts'
export { deleteOldConversations } from './delete-old-conversations.ts'
export {
  countConversations,
  listConversations,
  listCurrentConversations,
  listEarlierConversations,
} from './desk.ts'
export { getConversation } from './desk-thread.ts'
export { findLastUse } from './find-last-use.ts'
export { getReceptionistRecord } from './get-receptionist-record.ts'
export { chooseLanguage, getTalkPage } from './get-talk-page.ts'
export { type ContactCtx, identifyContact } from './identify-contact.ts'
export { mailWaiting } from './mail-waiting.ts'
export type { ConversationKey } from './messages.ts'
export { countWaiting } from './needs-person.ts'
export { openConversation } from './open-conversation.ts'
export { findProvenEmail, noteProvenEmail } from './proven-email.ts'
export { findStart, readConversation, subscribeToConversation } from './read-conversation.ts'
export { receiveMessage } from './receive-message.ts'
export { lockTurn, settleSilently, settleTurn, TurnInterrupted, type TurnReply } from './settle-turn.ts'
export { addNote, assign, giveBack, replyAsStaff, setOutcome, takeOver } from './staff-actions.ts'
export { subscribeToDesk, subscribeToThread } from './subscribe-to-desk.ts'
export { renderTranscriptPdf, writeTranscript } from './transcript.ts'
export { findNextTurn, leaseTurns, releaseTurns, TURN_LEASE_MS, type WaitingTurn } from './turns.ts'
export { findUsualWait } from './usual-wait.ts'
