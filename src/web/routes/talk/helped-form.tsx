import type { TalkPageWords } from '#content/receptionist/en/talk-page.ts'
import type { TalkPage } from '#contracts/receptionist/talk.ts'

type HelpedFormProps = Pick<TalkPage, 'helped' | 'isWaiting' | 'handler' | 'messages'> & { words: TalkPageWords }

/** Asks once whether the conversation helped, but not beside another question, a reply that is being written or a person. */
export function HelpedForm({ helped, isWaiting, handler, messages, words }: HelpedFormProps) {
  const isBusy = isWaiting || handler === 'person' || /\?\s*$/.test(messages.at(-1)?.text ?? '')
  return (
    <div data-part="helped">
      {helped === null && !isBusy && (
        <form method="post" className="flex flex-wrap items-baseline gap-x-3 pb-1.5 text-small">
          <input type="hidden" name="intent" value="helped" />
          <span className="text-muted">{words.didHelp}</span>
          {(['yes', 'no'] as const).map((answer) => (
            <button key={answer} type="submit" name="helped" value={answer} className="talk-person">
              {words[answer]}
            </button>
          ))}
        </form>
      )}
      {typeof helped === 'string' && !isWaiting && (
        <p className="pb-1.5 text-muted text-small">{words.thanksForAnswer}</p>
      )}
    </div>
  )
}
