import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { TalkPageWords } from '#content/receptionist/en/talk-page.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { LONGEST_MESSAGE } from '#contracts/receptionist/talk.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'
import { FieldError } from '#web/ui/field-error.tsx'

type ComposerProps = {
  language: Language
  /** Names the next message of a browser without scripts, so that sending it twice stores it once. */
  sendingKey: string
  refusal: Refusal | undefined
  words: TalkPageWords
  onSend: (text: string) => void
}

export function Composer({ language, sendingKey, refusal, words, onSend }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  const isTooLong = length > LONGEST_MESSAGE
  const error = isTooLong ? words.tooLong(length - LONGEST_MESSAGE) : refusal?.message

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = area.current?.value.trim() ?? ''
    area.current?.focus()
    if (area.current === null || text === '' || isTooLong) return
    onSend(text)
    area.current.value = ''
    setLength(0)
  }

  return (
    <Form method="post" onSubmit={submit}>
      <input type="hidden" name="intent" value="say" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="key" value={sendingKey} />
      <label htmlFor="talk-text" className="sr-only">
        {words.write}
      </label>
      <div className="flex items-end gap-1.5">
        <textarea
          ref={area}
          id="talk-text"
          name="text"
          rows={1}
          required
          placeholder={words.write}
          enterKeyHint="send"
          autoComplete="off"
          defaultValue={refusal?.values.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'talk-error' : undefined}
          onChange={({ currentTarget }) => setLength([...currentTarget.value].length)}
          onKeyDown={sendOnEnter}
          className={classNames(CONTROL_LOOK, 'talk-textarea')}
        />
        <button
          type="submit"
          aria-label={words.send}
          title={words.send}
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-control bg-action text-action-ink live:hover:bg-action-hover"
        >
          <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      {error && <FieldError id="talk-error">{error}</FieldError>}
    </Form>
  )
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
