import type { ChatMessage, ChatSide } from '#contracts/chat.ts'

/** Who reads. */
export type ChatReader = { id: string; side: ChatSide }

/** `stopped`: the browser gave up and does not come back by itself. */
export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'stopped'

/** What the open conversation gets from the screen around it. */
export type ChatContext = {
  reader: ChatReader
  /** Path of the list. */
  base: string
  /** What came since the page was loaded, in all conversations. */
  live: ChatMessage[]
  connection: ConnectionState
  /** Takes in a message that the server has confirmed. */
  add: (message: ChatMessage) => void
}
