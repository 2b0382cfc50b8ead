import { type RefObject, useEffect, useRef } from 'react'
import type { DeskMoment } from '#contracts/receptionist/desk.ts'
import { formatTime, formatWeekday, irishDay } from '#contracts/words/dates.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/link.tsx'
import { keepNumbers } from '../phone.tsx'
import { MarkOnStem, StrokesOnStem } from './stem.tsx'
import './transcript.css'

type TranscriptProps = {
  moments: DeskMoment[]
  label: string
  base: string
  /** The reader is the caller: what is new is the answer to them. */
  isOwn?: boolean
}

/** The transcript on a vertical stem. It scrolls with new messages until the reader scrolls. */
export function Transcript({ moments, label, base, isOwn = false }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null)
  const newest = moments.at(-1)
  useNewestInView(list, newest?.id, { isShown: isOwn || isByStaff(newest), isFromEnd: !isOwn })
  return (
    <div className="desk-scroll">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div role="log" aria-label={label} tabIndex={0} className="desk-log">
        <ol ref={list} className="desk-transcript">
          {moments.map((moment, index) => (
            <Moment key={moment.id} moment={moment} base={base} isNewDay={isNewDay(moments[index - 1], moment)} />
          ))}
        </ol>
      </div>
    </div>
  )
}

function isByStaff(moment: DeskMoment | undefined): boolean {
  if (moment?.kind === 'said') return moment.by === 'staff'
  return moment?.kind === 'did' ? moment.mark === 'taken over' || moment.mark === 'given back' : false
}

/**
 * A box that scrolls from its end stays there by itself. Without one the window goes to the newest, unless somebody reads
 * further up. What staff did is shown in any case.
 */
function useNewestInView(
  list: RefObject<HTMLOListElement | null>,
  id: string | undefined,
  { isShown, isFromEnd }: { isShown: boolean; isFromEnd: boolean },
) {
  const known = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has another end with each id
  useEffect(() => {
    const newest = list.current?.lastElementChild ?? null
    const box = newest?.closest('.desk-scroll') ?? null
    const isFollowing =
      known.current === null ? isFromEnd && location.hash === '' : isShown || isInWindow(known.current)
    if (newest !== known.current && isFollowing) {
      if (box !== null && getComputedStyle(box).overflowY !== 'visible') box.scrollTop = 0
      else newest?.scrollIntoView({ block: 'end' })
    }
    known.current = newest
  }, [list, id])
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

const isNewDay = (before: DeskMoment | undefined, { at }: DeskMoment) =>
  before === undefined || irishDay(before.at) !== irishDay(at)

type MomentProps = { moment: DeskMoment; base: string; isNewDay: boolean }

function Moment({ moment, base, isNewDay: isFirstOfDay }: MomentProps) {
  return (
    <>
      {isFirstOfDay && (
        <li className="desk-day">
          <time dateTime={irishDay(moment.at)}>{formatWeekday(moment.at)}</time>
        </li>
      )}
      <li id={moment.id} tabIndex={-1} className={classNames('desk-moment', `is-${moment.kind}`)}>
        <time dateTime={moment.at}>{formatTime(moment.at)}</time>
        {moment.kind === 'said' && <MessageMoment {...moment} />}
        {moment.kind === 'did' && <ActionMoment base={base} {...moment} />}
        {moment.kind === 'note' && <Note {...moment} />}
      </li>
    </>
  )
}

type Kind<Name extends DeskMoment['kind']> = Extract<DeskMoment, { kind: Name }>

function MessageMoment({ by, author, text, language, strokes }: Kind<'said'>) {
  return (
    <>
      <StrokesOnStem by={by} count={strokes} />
      <div>
        <span className="desk-who" data-by={by}>
          {author}
        </span>
        <span className="desk-words" lang={language === 'ga' ? 'ga' : undefined}>
          {keepNumbers(text)}
        </span>
      </div>
    </>
  )
}

const TONES: Partial<Record<Kind<'did'>['mark'], BadgeTone>> = {
  done: 'accent',
  unknown: 'caution',
  urgent: 'critical',
}

function ActionMoment({ base, mark, tag, text, entries, bookingId, ...moment }: Kind<'did'> & { base: string }) {
  const question = findOpenQuestion(moment)
  return (
    <>
      <MarkOnStem mark={mark} />
      {mark === 'taken over' || mark === 'given back' ? (
        <p className="desk-divide" data-mark={mark}>
          {text}
          {mark === 'taken over' && '. The receptionist is silent from here'}
        </p>
      ) : (
        <p className="desk-did">
          {tag !== undefined && <Badge tone={TONES[mark] ?? 'neutral'}>{tag}</Badge>}
          {mark === 'urgent' && <Badge tone="critical">Urgent</Badge>}
          {bookingId === undefined ? (
            <span className={mark === 'done' ? 'font-semibold text-ink' : undefined}>
              <NamedEntries text={text} entries={entries ?? []} base={base} />
            </span>
          ) : (
            <TextLink to={`${base}/diary/${bookingId}`}>{text}</TextLink>
          )}
          {question !== undefined && (
            <Allowed to="receptionist.change">
              <TextLink to={`${base}/knowledge/new?${question}`}>Write the answer</TextLink>
            </Allowed>
          )}
        </p>
      )}
    </>
  )
}

function findOpenQuestion({ unansweredId, toAnswer }: Pick<Kind<'did'>, 'unansweredId' | 'toAnswer'>) {
  if (unansweredId !== undefined) return new URLSearchParams({ question: unansweredId })
  return toAnswer && new URLSearchParams({ q: toAnswer.text, language: toAnswer.language })
}

type NamedEntriesProps = { text: string; entries: { id: string; question: string }[]; base: string }

/** Links each named answer in the text to its page. */
function NamedEntries({ text, entries: [entry, ...others], base }: NamedEntriesProps) {
  if (entry === undefined) return keepNumbers(text)
  const name = `“${entry.question}”`
  const at = text.indexOf(name)
  if (at < 0) return <NamedEntries text={text} entries={others} base={base} />
  return (
    <>
      {text.slice(0, at)}
      <TextLink to={`${base}/knowledge/${entry.id}`}>{name}</TextLink>
      <NamedEntries text={text.slice(at + name.length)} entries={others} base={base} />
    </>
  )
}

function Note({ author, text }: Kind<'note'>) {
  return (
    <>
      <span />
      <div className="desk-note">
        <span className="desk-who">Note by {author}, not seen by the caller</span>
        <span className="desk-words">{text}</span>
      </div>
    </>
  )
}
