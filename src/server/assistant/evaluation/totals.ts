import type { When } from '../understanding/when/when.ts'
import type { DateItem, EvaluationSets, QuestionSet } from './formats.ts'
import type { EvaluationResults } from './results.ts'

interface QuestionTotals {
  answerable: number
  rightFirst: number
  rightAmongThree: number
  answered: number
  answeredRight: number
  offered: number
  refused: number
  unanswerable: number
  unanswerableAnswered: number
  unanswerableRefused: number
  /** Of everything that was answered directly, the share that was right. */
  precision: number
}

interface DialogueTotals {
  lines: number
  right: number
  share: number
  emergencies: number
  emergenciesMissed: number
  /** Of the missed ones, those whose answer begins with the number to ring. */
  missedWithCaution: number
  kindsRight: number
  falseAlarms: number
}

interface DateTotals {
  items: number
  right: number
  share: number
  /** Understood as something else, without asking. */
  silentlyWrong: number
}

type Language = 'en' | 'ga'

export interface Totals {
  questions: Record<Language, QuestionTotals>
  dialogue: Record<Language, DialogueTotals>
  dates: DateTotals
  languages: { items: number; right: number; share: number }
  ms: { p50: number; p95: number; max: number }
}

export function countTotals(sets: EvaluationSets, results: EvaluationResults): Totals {
  const times = [...results.questions, ...results.dialogue].map(({ ms }) => ms)
  return {
    questions: both((language) => questionTotals(language, sets.questions, results)),
    dialogue: both((language) => dialogueTotals(language, sets, results)),
    dates: dateTotals(sets.dates?.items ?? [], results.dates),
    languages: languageTotals(sets, results),
    ms: { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: percentile(times, 1) },
  }
}

const both = <Value>(count: (language: Language) => Value) => ({ en: count('en'), ga: count('ga') })

function questionTotals(
  language: Language,
  set: QuestionSet | undefined,
  { questions }: EvaluationResults,
): QuestionTotals {
  const answers = new Map(questions.map((question) => [question.id, question]))
  const answerable = (set?.answerable ?? []).filter(({ lang }) => lang === language)
  const place = ({ id, expect, also }: (typeof answerable)[number]) =>
    (answers.get(id)?.entries ?? []).findIndex((entry) => entry === expect || entry === also)
  const has = (result: string) => (question: { id: string }) => answers.get(question.id)?.result === result
  const unanswerable = (set?.unanswerable ?? []).filter(({ lang }) => lang === language)
  const answered = answerable.filter(has('answered'))
  const answeredRight = answered.filter((question) => place(question) === 0).length
  const unanswerableAnswered = unanswerable.filter(has('answered')).length
  return {
    answerable: answerable.length,
    rightFirst: answerable.filter((question) => place(question) === 0).length,
    rightAmongThree: answerable.filter((question) => place(question) >= 0).length,
    answered: answered.length,
    answeredRight,
    offered: answerable.filter(has('offered')).length,
    refused: answerable.filter(has('refused')).length,
    unanswerable: unanswerable.length,
    unanswerableAnswered,
    unanswerableRefused: unanswerable.filter(has('refused')).length,
    precision: share(answeredRight, answered.length + unanswerableAnswered),
  }
}

function dialogueTotals(language: Language, { dialogue }: EvaluationSets, results: EvaluationResults): DialogueTotals {
  const found = new Map(results.dialogue.map((line) => [line.id, line]))
  const lines = (dialogue?.lines ?? []).filter(({ lang }) => lang === language)
  const urgent = lines.filter(({ intent }) => intent === 'urgent')
  const right = lines.filter(({ id, intent }) => found.get(id)?.intent === intent).length
  const missed = urgent.filter(({ id }) => found.get(id)?.intent !== 'urgent')
  return {
    lines: lines.length,
    right,
    share: share(right, lines.length),
    emergencies: urgent.length,
    emergenciesMissed: missed.length,
    missedWithCaution: missed.filter(({ id }) => found.get(id)?.caution !== undefined).length,
    kindsRight: urgent.filter(({ id, expect }) => found.get(id)?.kind === expect?.kind).length,
    falseAlarms: lines.filter(({ id, intent }) => intent !== 'urgent' && found.get(id)?.intent === 'urgent').length,
  }
}

function dateTotals(items: DateItem[], found: When[]): DateTotals {
  const pairs = items.map((item, index) => ({ item, when: found[index] ?? {} }))
  const right = pairs.filter(({ item, when }) => isRight(item, when)).length
  const isWrong = ({ item, when }: (typeof pairs)[number]) =>
    !isRight(item, when) && when.confirm !== true && Object.keys(when).some((key) => key !== 'text')
  return { items: items.length, right, share: share(right, items.length), silentlyWrong: pairs.filter(isWrong).length }
}

const VALUES = ['at', 'day', 'part', 'from', 'to', 'week', 'after'] as const

/** Asking once too often is no error. Where only `confirm` is expected, any reading will do that asks. */
function isRight(item: DateItem, when: When): boolean {
  if (item.confirm === true && when.confirm !== true) return false
  if (item.confirm === true && VALUES.every((key) => item[key] === undefined)) return true
  return VALUES.every((key) => isSame(item[key], when[key], item.day, when))
}

/** A set may write "14:00" beside a day for "2026-11-20T14:00". The day is then in each of the times. */
function isSame(expected: string | undefined, found: string | undefined, day: string | undefined, when: When): boolean {
  if (expected === found || (expected !== undefined && `${day}T${expected}` === found)) return true
  if (expected !== day || found !== undefined) return false
  const times = [when.at, when.from, when.to, when.after].filter((time) => time !== undefined)
  return times.length > 0 && times.every((time) => time.startsWith(`${day}T`))
}

function languageTotals({ languages }: EvaluationSets, results: EvaluationResults): Totals['languages'] {
  const items = languages?.items ?? []
  const right = items.filter(
    ([expected], index) => (results.languages[index]?.language ?? 'neutral') === expected,
  ).length
  return { items: items.length, right, share: share(right, items.length) }
}

/** Three decimals. A share of nothing is 1. */
const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 1_000) / 1_000)

function percentile(values: number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * fraction) - 1)] ?? 0
}
