import { FileText, FileUp, Globe, type LucideIcon, Package, PencilLine, ReceiptText, UserRound } from 'lucide-react'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeSource, ListedEntry } from '#contracts/receptionist/knowledge.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/router-link.tsx'
import { UseStrokes } from './use-strokes.tsx'
import {
  chooseLang,
  chooseTitle,
  LANGUAGES_IN_ENGLISH,
  lastInWords,
  SOURCE_NAMES,
  textIn,
  timesInWords,
} from './words.ts'

type AnswerRowProps = {
  entry: ListedEntry
  path: string
  languages: Language[]
  today: string
  refusal: Refusal | undefined
}

export function AnswerRow({ entry, path, languages, today, refusal }: AnswerRowProps) {
  const to = `${path}/${entry.id}`
  const title = chooseTitle(entry, languages)
  return (
    <tr>
      {languages.map((language) => (
        <td key={language} className="knowledge-text">
          <Text entry={entry} language={language} to={to} isTitle={language === title.language} />
        </td>
      ))}
      <td className="knowledge-from">
        <Source source={entry.source} />
        <Material entry={entry} />
        <NotLive draft={entry.draft} />
        {entry.isChecked ? (
          <p>{formatShortDay(entry.updatedAt)}</p>
        ) : (
          <PleaseCheck entry={entry} title={title.text} refusal={refusal} />
        )}
      </td>
      <td className={classNames('knowledge-uses', entry.timesThisWeek === 0 && 'is-unused')}>
        <UseStrokes times={entry.timesThisWeek} isAnswered />
        <span>{entry.timesThisWeek === 0 ? 'Not asked' : timesInWords(entry.timesThisWeek)}</span>
      </td>
      <td className="is-last">
        {entry.lastUsedAt === null ? (
          <span className="sr-only">Never</span>
        ) : (
          <time dateTime={entry.lastUsedAt}>{lastInWords(entry.lastUsedAt, today)}</time>
        )}
      </td>
    </tr>
  )
}

type TextProps = { entry: ListedEntry; language: Language; to: string; isTitle: boolean }

function Text({ entry, language, to, isTitle }: TextProps) {
  const text = textIn(entry, language)
  if (text === undefined) {
    return (
      <span className="grid justify-items-start gap-1.5">
        <Badge tone="caution">{`Not in ${LANGUAGES_IN_ENGLISH[language]} yet`}</Badge>
        <Allowed to="receptionist.change">
          <Link to={to} className="text-link text-small">
            Write it
            <span className="sr-only">{` in ${LANGUAGES_IN_ENGLISH[language]}: ${entry.topic}`}</span>
          </Link>
        </Allowed>
      </span>
    )
  }
  return (
    <>
      <b lang={chooseLang(language)}>
        {isTitle ? (
          <Link to={to} className="row-target">
            {text.question}
          </Link>
        ) : (
          text.question
        )}
      </b>
      <p lang={chooseLang(language)}>{text.answer}</p>
    </>
  )
}

function NotLive({ draft }: Pick<ListedEntry, 'draft'>) {
  if (draft === null) return null
  return (
    <Badge tone="info" className="mt-1">
      {draft === 'new' ? 'New in draft' : 'Changed in draft'}
    </Badge>
  )
}

/** The answer's source, and what changed in it. */
function Material({ entry: { material } }: { entry: ListedEntry }) {
  if (material === null) return null
  const { name, changedAt } = material
  return (
    <p className="knowledge-material">
      {name}
      {changedAt !== null && <b className="font-demibold text-caution">{`, changed ${formatShortDay(changedAt)}`}</b>}
    </p>
  )
}

const ICONS: Record<KnowledgeSource, LucideIcon> = {
  'starter pack': Package,
  registration: UserRound,
  person: PencilLine,
  plans: ReceiptText,
  import: FileUp,
  website: Globe,
  document: FileText,
}

export function Source({ source }: { source: KnowledgeSource }) {
  const Icon = ICONS[source]
  return (
    <span className="flex items-center gap-1.5">
      <Icon size={15} strokeWidth={1.75} className="flex-none text-muted" aria-hidden="true" />
      {SOURCE_NAMES[source]}
    </span>
  )
}

type PleaseCheckProps = { entry: ListedEntry; title: string; refusal: Refusal | undefined }

function PleaseCheck({ entry: { id, version }, title, refusal }: PleaseCheckProps) {
  return (
    <div className="knowledge-check">
      <p className="font-demibold text-caution!">Please check</p>
      <Allowed to="receptionist.change">
        <Form
          intent="check"
          hidden={{ id, version: String(version) }}
          refusal={refusal}
          failed="Not checked"
          submit="Confirm answer"
          submitLabel={`Confirm answer: ${title}`}
          variant="secondary"
          size="sm"
          className="relative z-1"
        />
      </Allowed>
    </div>
  )
}
