import { Lock } from 'lucide-react'
import { useState } from 'react'
import { DISCLOSURE } from '#content/receptionist/disclosure.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { LANGUAGE_CHOICES } from '#contracts/receptionist/set-up-choices.ts'
import { SelectEntry, TextAreaEntry } from '#web/features/form/entries.tsx'
import { DraftDifference, PartChanges } from './draft-changes.tsx'
import { SetUpPart } from './part.tsx'
import { PartForm, typedInto } from './part-form.tsx'
import type { SetUpProps } from './set-up-props.ts'

const LANGUAGE_WORDS: Record<(typeof LANGUAGE_CHOICES)[number], string> = {
  'en,ga': 'English first, and Irish',
  'ga,en': 'Irish first, and English',
  en: 'English only',
  ga: 'Irish only',
}

/** The organisation's own words after the locked disclosure, and a preview of the first message. */
export function GreetingPart({ setUp, refusal }: SetUpProps) {
  const { revision, configuration } = setUp
  const typed = typedInto(refusal, 'greeting')
  const stored = configuration.languages.join(',')
  const [choice, setChoice] = useState(typed?.languages ?? stored)
  const [words, setWords] = useState({
    en: typed?.['greeting.en'] ?? configuration.greeting.en,
    ga: typed?.['greeting.ga'] ?? configuration.greeting.ga,
  })
  const order: Language[] = choice.startsWith('ga') ? ['ga', 'en'] : ['en', 'ga']
  return (
    <SetUpPart
      id="greeting"
      title="Greeting"
      intro="The first sentence says that it is an AI. The law requires it, so it stays, in both languages. You choose what follows."
      brief={LANGUAGE_WORDS[stored as keyof typeof LANGUAGE_WORDS] ?? ''}
      isOpen={refusal?.intent === 'greeting'}
    >
      <PartForm intent="greeting" version={revision} refusal={refusal} submit="Save greeting">
        {setUp.isPublicBody ? <IrishFirst /> : <LanguagesEntry stored={stored} onChoice={setChoice} />}
        <div className="greetings">
          {order.map((language, index) => (
            <Greeting
              key={language}
              language={language}
              isFirst={index === 0}
              name={configuration.name[language]}
              words={words[language]}
              onChange={(changed) => setWords({ ...words, [language]: changed })}
            />
          ))}
        </div>
        <FirstWords order={order} names={configuration.name} words={words} />
      </PartForm>
      <PartChanges parts={['greeting']} />
    </SetUpPart>
  )
}

type LanguagesEntryProps = { stored: string; onChoice: (choice: string) => void }

function LanguagesEntry({ stored, onChoice }: LanguagesEntryProps) {
  return (
    <div className="max-w-96">
      <DraftDifference id="languages">
        <SelectEntry
          name="languages"
          label="Languages it answers in"
          defaultValue={stored}
          onChange={({ currentTarget }) => onChoice(currentTarget.value)}
        >
          {LANGUAGE_CHOICES.map((value) => (
            <option key={value} value={value}>
              {LANGUAGE_WORDS[value]}
            </option>
          ))}
        </SelectEntry>
      </DraftDifference>
    </div>
  )
}

/** Public bodies cannot choose their languages. */
function IrishFirst() {
  return (
    <div className="grid gap-1">
      <input type="hidden" name="languages" value="ga,en" />
      <p className="greeting-language">Languages it answers in</p>
      <p className="greeting-locked">
        <span>
          <b className="font-semibold">Irish first, and English.</b> What a computer announces for a public body is in
          Irish or in both languages (S.I. 391 of 2008), and whoever writes in Irish is answered in Irish (Official
          Languages Act 2003, section 9). So this is fixed.
        </span>
        <Lock size={16} strokeWidth={1.75} role="img" aria-label="Always so" className="greeting-lock" />
      </p>
    </div>
  )
}

type GreetingProps = {
  language: Language
  isFirst: boolean
  name: string
  words: string
  onChange: (words: string) => void
}

function Greeting({ language, isFirst, name, words, onChange }: GreetingProps) {
  const title = language === 'en' ? 'English' : 'Irish'
  return (
    <div className="greeting">
      <p className="greeting-language">
        {title}
        {isFirst && ', said first'}
      </p>
      <p className="greeting-locked">
        <span lang={language === 'ga' ? 'ga' : undefined}>{DISCLOSURE[language](name)}</span>
        <Lock size={16} strokeWidth={1.75} role="img" aria-label="Always said" className="greeting-lock" />
      </p>
      <DraftDifference id={`greeting.${language}`}>
        <TextAreaEntry
          name={`greeting.${language}`}
          label={`Then, in your words (${title})`}
          isOptional
          rows={2}
          maxLength={500}
          lang={language === 'ga' ? 'ga' : 'en-IE'}
          defaultValue={words}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </DraftDifference>
    </div>
  )
}

type FirstWordsProps = { order: Language[]; names: Record<Language, string>; words: Record<Language, string> }

function FirstWords({ order, names, words }: FirstWordsProps) {
  return (
    <figure className="first-words">
      <figcaption className="first-words-title">What a caller reads first</figcaption>
      {order.map((language) => (
        <p key={language} lang={language === 'ga' ? 'ga' : undefined} className="first-words-text">
          {`${DISCLOSURE[language](names[language])} ${words[language].trim()}`.trim()}
        </p>
      ))}
    </figure>
  )
}
