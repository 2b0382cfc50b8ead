import type { ConnectionState } from './chat-context.ts'

const WORDS: Record<ConnectionState, string> = {
  connecting: '',
  live: '',
  reconnecting: 'Reconnecting… New messages show as soon as the connection is back.',
  stopped: 'Live messages have stopped. Reload the page to go on.',
}

/** Warns that the page may miss messages. Empty while the stream works. */
export function ConnectionLine({ connection }: { connection: ConnectionState }) {
  return (
    <p role="status" className="chat-connection" data-state={connection}>
      {WORDS[connection]}
    </p>
  )
}
