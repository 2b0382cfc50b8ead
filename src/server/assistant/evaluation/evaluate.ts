import { Temporal } from 'temporal-polyfill'
import { IRISH_ZONE } from '../../calendar/support-hours.ts'
import { findPossibleEmergency } from '../emergency/detect-emergency.ts'
import { detectLanguage } from '../language/detect-language.ts'
import { findAnswer } from '../retrieval/find-answer.ts'
import { createIndexCache } from '../retrieval/index-cache.ts'
import { understand } from '../understanding/understand.ts'
import { parseWhenAnyLanguage } from '../understanding/when/parse-when.ts'
import type { DialogueSet, EvaluationSets, KnowledgeSet, QuestionSet } from './formats.ts'
import type { DialogueResult, EvaluationResults, QuestionResult } from './results.ts'
import { countTotals, type Totals } from './totals.ts'

export const REFERENCE = '2026-11-18T10:00'

/** Runs the sets through understanding and retrieval, and counts how many were right. */
export function evaluate(sets: EvaluationSets): EvaluationResults & { totals: Totals } {
  const reference = irishTime(sets.dates?.reference ?? REFERENCE)
  const results: EvaluationResults = {
    questions: sets.knowledge && sets.questions ? askQuestions(sets.knowledge, sets.questions) : [],
    dialogue: sets.dialogue ? readLines(sets.dialogue) : [],
    dates: (sets.dates?.items ?? []).map(({ text, lang }) => ({
      text,
      ...parseWhenAnyLanguage(text, reference, lang),
    })),
    languages: (sets.languages?.items ?? []).map(([, text]) => ({ text, language: detectLanguage(text) })),
  }
  return { ...results, totals: countTotals(sets, results) }
}

function askQuestions(knowledge: KnowledgeSet, { answerable, unanswerable }: QuestionSet): QuestionResult[] {
  const cache = createIndexCache()
  return [...answerable, ...unanswerable].map(({ id, lang, tenant, text }) => {
    const entries = () => knowledge.entries.filter((entry) => entry.tenant === tenant)
    const index = cache.get({ organisation: tenant, language: lang, revision: '1' }, entries)
    const { value, ms } = timed(() => findAnswer(index, text))
    return { id, result: value.result, entries: value.entries, ms }
  })
}

function readLines({ lines }: DialogueSet): DialogueResult[] {
  return lines.map(({ id, lang, text }) => {
    const { value, ms } = timed(() => understand(text, { language: lang, reference: REFERENCE }))
    const [first] = value.intents
    const kind = first?.kind === undefined ? {} : { kind: first.kind }
    const possible = first?.intent === 'urgent' ? null : findPossibleEmergency(text)
    return {
      id,
      intent: first?.intent ?? null,
      ...kind,
      ...(possible === null ? {} : { caution: possible }),
      slots: { ...value.slots },
      language: value.language ?? lang,
      ms,
    }
  })
}

/** Irish local time of "2026-11-18T10:00[Europe/Dublin]", "2026-11-18 10:00" or an instant with its offset. */
function irishTime(reference: string): string {
  const [, day, time, offset] =
    /(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?/.exec(reference) ?? []
  if (day === undefined || time === undefined) throw new Error(`The reference "${reference}" is no date and time.`)
  if (offset === undefined) return `${day}T${time}`
  const moment = Temporal.Instant.from(`${day}T${time}${offset}`).toZonedDateTimeISO(IRISH_ZONE)
  return moment.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

function timed<Value>(run: () => Value): { value: Value; ms: number } {
  const start = performance.now()
  const value = run()
  return { value, ms: Math.round((performance.now() - start) * 100) / 100 }
}
