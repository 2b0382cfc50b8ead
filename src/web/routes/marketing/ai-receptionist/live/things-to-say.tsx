import type { RefObject } from 'react'
import { livePractice as words } from '#content/en/live-practice.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'

type TextFormProps = {
  field: RefObject<HTMLInputElement | null>
  isWaiting?: boolean
  onSend: (text: string) => void
}

export function TextForm({ field, isWaiting = false, onSend }: TextFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(field.current?.value ?? '')
      }}
    >
      <label htmlFor="live-text" className="mb-2 block font-semibold">
        {words.field}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id="live-text"
          autoComplete="off"
          maxLength={1_000}
          placeholder={words.placeholder}
          className={classNames(CONTROL_LOOK, 'live-field')}
        />
        <Button type="submit" variant="secondary" isLoading={isWaiting}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

export function Suggestions({ onChoose }: { onChoose: (text: string, language: Language) => void }) {
  return (
    <ul aria-label={words.suggestions} className="mt-3 flex flex-wrap gap-x-6">
      {words.say.map(({ text, language }) => (
        <li key={text}>
          <button type="button" lang={language} className="live-suggestion" onClick={() => onChoose(text, language)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
