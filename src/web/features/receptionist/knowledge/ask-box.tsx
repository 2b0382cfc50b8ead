import { PencilLine, Search } from 'lucide-react'
import { Form } from 'react-router'
import type { AnswerPreview } from '#contracts/receptionist/knowledge.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { chooseLang, LANGUAGES_IN_ENGLISH } from './words.ts'

type AskBoxProps = {
  path: string
  query: string
  preview: AnswerPreview | undefined
  /** Undefined if draft and live version agree. */
  asked: 'draft' | 'live' | undefined
}

/** One field for two results: the receptionist's reply, and the answers that match. */
export function AskBox({ path, query, preview, asked }: AskBoxProps) {
  return (
    <section className="knowledge-ask" aria-label="Ask or search">
      <Form method="get" action={path} role="search" preventScrollReset>
        <label htmlFor="ask" className="text-ui font-semibold">
          Ask it as a caller would, or search
        </label>
        <div className="knowledge-ask-row">
          <div className="knowledge-ask-field">
            <Search size={17} strokeWidth={1.75} aria-hidden="true" />
            <TextInput
              key={query}
              id="ask"
              type="search"
              name="q"
              defaultValue={query}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="go"
              className="pl-10"
            />
          </div>
          <Button type="submit" variant="secondary">
            Ask
          </Button>
          <Button type="submit" name="find" value="words" variant="ghost">
            Search
          </Button>
        </div>
      </Form>
      <div role="status" className="knowledge-ask-answer">
        {preview === undefined ? <Hint /> : <Preview path={path} preview={preview} asked={asked} />}
      </div>
    </section>
  )
}

function Hint() {
  return (
    <p className="text-small text-muted">
      Ask shows what a caller would hear, and from which answer. Nothing is stored and nobody is told. Search lists the
      answers that hold your words.
    </p>
  )
}

const SAYS = { sure: 'It would say', which: 'It would ask', unknown: 'It would say', task: 'It would say' } as const

type PreviewProps = { path: string; preview: AnswerPreview; asked: AskBoxProps['asked'] }

function Preview({ path, preview, asked }: PreviewProps) {
  const { sureness, language, text, question } = preview
  const params = new URLSearchParams({ q: question, language })
  return (
    <>
      <PreviewStrokes sureness={sureness} />
      <div className="grid min-w-0 gap-1">
        <p className="text-micro font-semibold text-accent">
          {SAYS[sureness]}, in {LANGUAGES_IN_ENGLISH[language]}
        </p>
        {asked !== undefined && <Asked path={path} question={question} asked={asked} />}
        <p className="text-label break-words whitespace-pre-line" lang={chooseLang(language)}>
          {text}
        </p>
        <p className="text-small text-muted">
          <Sureness path={path} {...preview} />
        </p>
        {sureness === 'unknown' && (
          <Allowed to="receptionist.change">
            <p className="mt-1.5">
              <ButtonLink to={`${path}/new?${params}`} variant="secondary" size="sm" icon={<Pencil />}>
                Write the answer
              </ButtonLink>
            </p>
          </Allowed>
        )}
      </div>
    </>
  )
}

/** Whether callers hear this reply today, with a link to the other version. */
function Asked({ path, question, asked }: { path: string; question: string; asked: 'draft' | 'live' }) {
  const other = new URLSearchParams({ q: question, ...(asked === 'draft' && { as: 'live' }) })
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      {asked === 'draft' ? <Badge tone="info">With your changes</Badge> : <Badge tone="positive">Live</Badge>}
      <TextLink to={`${path}?${other}`} isAlone preventScrollReset>
        {asked === 'draft' ? 'Hear what is live' : 'Hear it with your changes'}
      </TextLink>
    </p>
  )
}

export const Pencil = () => <PencilLine size={16} strokeWidth={1.75} aria-hidden="true" />

const SOURCES = {
  hours: 'from your opening hours.',
  prices: 'from the prices of your services.',
  address: 'from your address and number.',
  emergency: 'this advice is always given.',
} as const

function Sureness({ path, sureness, language, entries, from, next }: AnswerPreview & { path: string }) {
  const link = ({ id, question }: { id: string; question: string }) => (
    <TextLink key={id} to={`${path}/${id}`} lang={chooseLang(language)}>
      {`“${question}”`}
    </TextLink>
  )
  if (sureness === 'unknown') return 'Would say it does not know.'
  if (sureness === 'task') return 'It needs no answer of yours for this.'
  if (sureness === 'which') return <>Would ask which: {listed(entries.map(link))}.</>
  if (entries.length === 0) return `Sure of it: ${from === undefined ? '' : SOURCES[from]}`
  return (
    <>
      Sure of it: from {listed(entries.map(link))}.{next !== undefined && <> The next nearest is {link(next)}.</>}
    </>
  )
}

const listed = (links: React.ReactNode[]) => links.flatMap((link, index) => (index === 0 ? [link] : [', ', link]))

/** The question above the stem, the answer below. A counter-question stands above too. */
function PreviewStrokes({ sureness }: Pick<AnswerPreview, 'sureness'>) {
  const isAnswered = sureness === 'sure' || sureness === 'task'
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" fill="none" aria-hidden="true">
      <path d="M0 22H44" className="stroke-control" />
      <path d="M4 22v-13M9 22v-17M14 22v-10" className="stroke-muted" strokeWidth="2" />
      {isAnswered && <path d="M22 22v12M27 22v17M32 22v14M37 22v9" className="stroke-accent" strokeWidth="2" />}
      {sureness === 'which' && <path d="M22 22v12M27 22v17" className="stroke-accent" strokeWidth="2" />}
      {sureness === 'unknown' && <path d="M24 22H38" className="stroke-caution" strokeWidth="4" />}
    </svg>
  )
}
