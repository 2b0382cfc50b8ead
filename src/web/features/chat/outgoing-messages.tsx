import { CircleAlert } from 'lucide-react'
import { formatTime } from '#contracts/words/dates.ts'
import { Button } from '#web/ui/button.tsx'
import type { Outgoing } from './outgoing.ts'

type OutgoingMessagesProps = {
  outgoing: Outgoing[]
  onRetry: (message: Outgoing) => void
  onDiscard: (message: Outgoing) => void
}

/** Messages that the server has not confirmed yet. */
export function OutgoingMessages({ outgoing, onRetry, onDiscard }: OutgoingMessagesProps) {
  return outgoing.map((message) => (
    // Screen readers read a message when it is confirmed. Until then they read only a failure.
    <li key={message.key} aria-live="off" className="chat-group is-own">
      <p className="chat-author">
        <span className="font-semibold text-ink">You</span>
        <time dateTime={message.at}>{formatTime(message.at)}</time>
      </p>
      <p className="chat-bubble is-waiting">{message.text}</p>
      {message.status === 'sending' ? (
        <p className="text-micro text-muted">Sending…</p>
      ) : (
        <div className="chat-failed">
          <CircleAlert size={15} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
          <p role="alert" className="min-w-0 flex-1">
            <strong>Not sent.</strong> {message.reason}
          </p>
          <span className="flex gap-2">
            <Button size="sm" variant="secondary" onClick={() => onRetry(message)}>
              Send again
            </Button>
            <Button size="sm" variant="ghost" onClick={() => onDiscard(message)}>
              Discard
            </Button>
          </span>
        </div>
      )}
    </li>
  ))
}
