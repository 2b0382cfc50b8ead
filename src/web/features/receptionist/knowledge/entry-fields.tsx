import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import { TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'

export type EntryStart = Partial<KnowledgeText>

const FIELDS = {
  en: {
    legend: 'English',
    question: { name: 'questionEn', label: 'Question in English' },
    answer: { name: 'answerEn', label: 'Answer in English' },
  },
  ga: {
    legend: 'Irish',
    question: { name: 'questionGa', label: 'Question in Irish', lang: 'ga' },
    answer: { name: 'answerGa', label: 'Answer in Irish', lang: 'ga' },
  },
} as const

/** Both languages side by side, the organisation's first one first. */
export function EntryFields({ languages, start }: { languages: Language[]; start: EntryStart }) {
  return (
    <>
      <div className="knowledge-languages">
        {languages.map((language) => {
          const { legend, question, answer } = FIELDS[language]
          return (
            <fieldset key={language} className="grid min-w-0 content-start gap-5">
              <legend className="sr-only">{legend}</legend>
              <TextAreaEntry
                {...question}
                hint="Other ways to ask it: one a line. The first is shown."
                rows={3}
                autoComplete="off"
                defaultValue={start[question.name] ?? ''}
              />
              <TextAreaEntry {...answer} rows={7} defaultValue={start[answer.name] ?? ''} />
            </fieldset>
          )
        })}
      </div>
      <TextEntry
        name="topic"
        label="Topic"
        hint="Helps to find it. Left empty, it is the question."
        isOptional
        defaultValue={start.topic ?? ''}
      />
    </>
  )
}
