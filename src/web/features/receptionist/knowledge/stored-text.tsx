import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import { chooseLang, type EntryText, LANGUAGES_IN_ENGLISH, textIn } from './words.ts'

export function StoredText({ entry, languages }: { entry: KnowledgeText; languages: Language[] }) {
  return (
    <div className="grid gap-5">
      {languages.map((language) => {
        const text = textIn(entry, language)
        return (
          <div key={language} className="grid min-w-0 gap-0.5 text-ui">
            <p className="text-small text-muted">{`In ${LANGUAGES_IN_ENGLISH[language]}`}</p>
            {text === undefined ? (
              <p>{`Not in ${LANGUAGES_IN_ENGLISH[language]} yet`}</p>
            ) : (
              <>
                <p className="font-semibold break-words" lang={chooseLang(language)}>
                  {text.question}
                </p>
                <OtherWordings of={text} />
                <p className="break-words whitespace-pre-line" lang={chooseLang(language)}>
                  {text.answer}
                </p>
              </>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Further ways to ask a question, in the language of what is around them. */
export function OtherWordings({ of: { otherWordings } }: { of: EntryText }) {
  if (otherWordings.length === 0) return null
  return (
    <ul aria-label="Other ways to ask it" className="text-small break-words text-muted">
      {otherWordings.map((wording) => (
        <li key={wording}>{wording}</li>
      ))}
    </ul>
  )
}
