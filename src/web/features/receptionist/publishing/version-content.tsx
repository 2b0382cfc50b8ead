import type { ReactNode } from 'react'
import { DISCLOSURE } from '#content/receptionist/disclosure.ts'
import { type Language, type OpeningHours, WEEKDAYS } from '#contracts/receptionist/diary.ts'
import type { KnowledgeEntry, KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import type { VersionView } from '#contracts/receptionist/publishing.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { formatPrice } from '#contracts/words/amounts.ts'
import { PLACE_WORDS } from '#contracts/words/service-place.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { OtherWordings } from '../knowledge/stored-text.tsx'
import { chooseLang, type EntryText, textIn } from '../knowledge/words.ts'
import { useLanguageOrder } from '../language-order.tsx'
import { DAY_NAMES } from '../set-up/words.ts'

export type VersionPageProps = {
  base: string
  version: VersionView
  entries: {
    items: (KnowledgeText & Pick<KnowledgeEntry, 'id'>)[]
    next?: string
  }
  refusal: Refusal | undefined
}

export function VersionContent({ version: { configuration }, entries }: VersionPageProps) {
  const order = useLanguageOrder()
  const { diary, greeting, languages, name, address, phone } = configuration
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Panel title="What callers read first" bodyClassName="p-step grid gap-2 text-ui">
        {languages.map((language) => (
          <p key={language} lang={language === 'ga' ? 'ga' : undefined}>
            {`${DISCLOSURE[language](name[language])} ${greeting[language]}`.trim()}
          </p>
        ))}
        <p className="text-small text-muted">{[name.en, address, phone].filter(Boolean).join(', ')}</p>
      </Panel>
      <Panel title="Opening hours and services" bodyClassName="">
        <dl className="version-facts">
          {WEEKDAYS.map((weekday) => (
            <Fact key={weekday} term={DAY_NAMES[weekday].en}>
              {describeDay(diary.openingHours, weekday)}
            </Fact>
          ))}
          <Fact term="Public holidays">{diary.publicHolidays === 'closed' ? 'Closed' : 'Open'}</Fact>
          {diary.services.map((service) => (
            <Fact key={service.id} term={service.name.en}>
              {`${service.minutes} min, ${formatPrice(service.priceCents)}, ${PLACE_WORDS[findServicePlace(service)]}`}
            </Fact>
          ))}
        </dl>
      </Panel>
      <Panel title="Answers" bodyClassName="">
        <ul className="version-answers">
          {entries.items.map((entry) => (
            <li key={entry.id}>
              {order.map((language) => (
                <Text key={language} text={textIn(entry, language)} language={language} />
              ))}
            </li>
          ))}
        </ul>
        {entries.items.length === 0 && <p className="p-step text-ui text-ink-2">No answers.</p>}
        {entries.next !== undefined && (
          <p className="px-step py-3">
            <ButtonLink to={`?after=${entries.next}`} variant="secondary" size="sm">
              More answers
            </ButtonLink>
          </p>
        )}
      </Panel>
    </div>
  )
}

function describeDay(hours: OpeningHours, weekday: keyof OpeningHours): string {
  return hours[weekday].map(({ from, to }) => `${from}–${to}`).join(', ') || 'Closed'
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Text({ text, language }: { text: EntryText | undefined; language: Language }) {
  if (text === undefined) return null
  return (
    <div lang={chooseLang(language)}>
      <b>{text.question}</b>
      <OtherWordings of={text} />
      <p>{text.answer}</p>
    </div>
  )
}
