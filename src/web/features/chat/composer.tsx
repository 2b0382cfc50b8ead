import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { MAX_MESSAGE_LENGTH } from '#contracts/chat.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import type { Outbox } from './outgoing.ts'

type ComposerProps = {
  /** Names the sending of a browser without scripts. */
  sendingKey: string
  /** What the server refused, of a browser without scripts. */
  refused: { text: string; message: string } | undefined
  outbox: Outbox
  onSend: (text: string) => void
}

/** From here on it says how much room is left. */
const NEARLY_FULL = MAX_MESSAGE_LENGTH - 400

/** Where a message is written. What is not sent yet survives a reload. */
export function Composer({ sendingKey, refused, outbox, onSend }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  const isTooLong = length > MAX_MESSAGE_LENGTH

  useEffect(() => {
    const { draft } = outbox.read()
    if (area.current === null || draft === '' || area.current.value !== '') return
    area.current.value = draft
    setLength([...draft].length)
  }, [outbox])

  function note(text: string): void {
    setLength([...text].length)
    outbox.keep({ draft: text })
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = area.current?.value.trim() ?? ''
    area.current?.focus()
    if (area.current === null || text === '' || isTooLong) return
    onSend(text)
    area.current.value = ''
    note('')
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  const error = isTooLong
    ? `${formatCount(length - MAX_MESSAGE_LENGTH)} characters too many. Please send it in parts.`
    : refused?.message
  return (
    <Form method="post" onSubmit={submit} className="chat-composer">
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="key" value={sendingKey} />
      <label htmlFor="chat-text" className="sr-only">
        Your message
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={area}
          id="chat-text"
          name="text"
          rows={1}
          placeholder="Write a message"
          enterKeyHint="send"
          autoComplete="off"
          defaultValue={refused?.text}
          aria-describedby={classNames('chat-keys', error && 'chat-error')}
          aria-invalid={error ? true : undefined}
          onChange={(event) => note(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
          className={classNames(CONTROL_LOOK, 'chat-textarea')}
        />
        <button type="submit" aria-label="Send" title="Send" className="chat-send">
          <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      {error && <FieldError id="chat-error">{error}</FieldError>}
      <p id="chat-keys" className="chat-keys">
        <span>
          <span className="chat-enter">Enter sends, Shift and Enter starts a new line. </span>
          Only people write here, no AI.
        </span>
        {length > NEARLY_FULL && !isTooLong && (
          <span className="tabular-nums">{`${formatCount(MAX_MESSAGE_LENGTH - length)} left`}</span>
        )}
      </p>
    </Form>
  )
}
