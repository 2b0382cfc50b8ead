import type { ChatMessage, ChatSide } from '#contracts/chat.ts'

export type ChatReader = { id: string; side: ChatSide }

/** `stopped`: the server ended the stream, and nothing reconnects. */
export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'stopped'

export type ChatContext = {
  reader: ChatReader
  base: string
  /** Messages of all conversations since the page was loaded. */
  live: ChatMessage[]
  connection: ConnectionState
  /** Adds a message that the server has confirmed. */
  add: (message: ChatMessage) => void
}
