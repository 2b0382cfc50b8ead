import { SendHorizontal } from 'lucide-react'
import type { TalkPageWords } from '#content/receptionist/en/talk-page.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { MAX_MESSAGE_LENGTH } from '#contracts/receptionist/talk.ts'
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
}

export function Composer({ language, sendingKey, refusal, words }: ComposerProps) {
  const error = refusal?.message
  return (
    <form method="post">
      <input type="hidden" name="intent" value="say" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="key" value={sendingKey} />
      <label htmlFor="talk-text" className="sr-only">
        {words.write}
      </label>
      <div className="flex items-end gap-1.5">
        <textarea
          id="talk-text"
          name="text"
          rows={1}
          required
          placeholder={words.write}
          enterKeyHint="send"
          autoComplete="off"
          defaultValue={refusal?.values.text}
          data-longest={MAX_MESSAGE_LENGTH}
          aria-invalid={error ? true : undefined}
          aria-describedby="talk-error"
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
      {/* The script fills it while somebody types. */}
      <div hidden={!error} className="pt-1">
        <FieldError id="talk-error">{error ?? ''}</FieldError>
      </div>
    </form>
  )
}
