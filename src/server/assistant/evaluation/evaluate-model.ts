import { receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Model } from '../answerers/model/model.ts'
import { createModelAnswerer } from '../answerers/model/model-answerer.ts'
import type { Tools } from '../tools/tools.ts'
import { collectAnswer } from '../turn/collect-answer.ts'
import { NEW_DIALOGUE } from '../turn/state.ts'
import { evaluate, REFERENCE } from './evaluate.ts'
import type { EvaluationSets, KnowledgeSet, QuestionSet } from './formats.ts'
import type { EvaluationResults, QuestionResult } from './results.ts'
import { countTotals, type Totals } from './totals.ts'

const TURN_MS = 30_000

/** Who answered the questions, and how many tokens that took. */
export type ModelTotals = { worded: number; byRules: number; failures: Record<string, number>; tokens: number }

/**
 * Runs the sets like `evaluate`, with the questions answered by a model. What the rules answer, or take over, has their
 * result. Everything else is understood by the rules with either answerer.
 */
export async function evaluateModel(
  sets: EvaluationSets,
  model: Model,
): Promise<EvaluationResults & { totals: Totals; model: ModelTotals }> {
  const { totals: _, ...results } = evaluate(sets)
  const count: ModelTotals = { worded: 0, byRules: 0, failures: {}, tokens: 0 }
  const { knowledge, questions } = sets
  if (knowledge !== undefined && questions !== undefined) {
    const byRules = new Map(results.questions.map((result) => [result.id, result]))
    results.questions = []
    for (const question of [...questions.answerable, ...questions.unanswerable]) {
      const rules = byRules.get(question.id)
      if (rules !== undefined) results.questions.push(await askModel({ model, knowledge, question, rules, count }))
    }
  }
  return { ...results, totals: countTotals(sets, results), model: count }
}

type Asking = {
  model: Model
  knowledge: KnowledgeSet
  question: QuestionSet['unanswerable'][number]
  rules: QuestionResult
  count: ModelTotals
}

async function askModel({ model, knowledge, question, rules, count }: Asking): Promise<QuestionResult> {
  const { lang, text, tenant } = question
  const answerer = createModelAnswerer({
    model,
    prices: { input: 0, output: 0 },
    listEarlier: async () => [],
    enter: async () => () => {},
    show: async () => {},
    isInterruption: () => false,
    noteUse: async ({ tokens }) => {
      count.tokens += tokens
    },
  })
  const configuration = configure(knowledge.tenants[tenant])
  const turn = { text, language: lang, reference: REFERENCE, configuration, state: NEW_DIALOGUE }
  const steps: Parameters<typeof collectAnswer>[2] = []
  const signal = AbortSignal.timeout(TURN_MS)
  const startedAt = performance.now()
  const events = answerer.answer(turn, createEvaluationTools(knowledge, lang, rules), signal)
  const answer = await collectAnswer(events, turn, steps, signal)
  const ms = Math.round(performance.now() - startedAt)
  const step = steps.find(({ kind }) => kind === 'model')
  if (step?.result !== 'worded') {
    count.byRules += 1
    if (step !== undefined) {
      const why = String(step.detail ?? step.failure ?? step.result)
      count.failures[why] = (count.failures[why] ?? 0) + 1
    }
    const isUnknown = step?.result === 'understood' && answer.unanswered !== undefined
    return { ...rules, ...(isUnknown && { result: 'refused' as const }), ms }
  }
  count.worded += 1
  const others = rules.entries.filter((id) => !answer.entries.includes(id))
  return { id: question.id, result: 'answered', entries: [...answer.entries, ...others], ms }
}

function configure(names: unknown) {
  const { en = 'Evaluation', ga = 'Measúnú' } = (names ?? {}) as { en?: string; ga?: string }
  return receptionistConfiguration.parse({
    name: { en, ga },
    languages: ['en', 'ga'],
    greeting: { en: '', ga: '' },
    diary: { openingHours: {}, publicHolidays: 'closed', closures: [], services: [], diaries: [] },
    handover: [],
    staffHours: {},
  })
}

/** Tools that find only the entries that the rules' retrieval found for the question. */
function createEvaluationTools(
  { entries }: KnowledgeSet,
  language: 'en' | 'ga',
  { entries: found, result }: QuestionResult,
): Tools {
  const read = (id: string) => {
    const text = entries.find((entry) => entry.id === id)?.[language]
    return text === undefined ? [] : [{ id, question: text.title, answer: text.text }]
  }
  const nothing = async () => {
    throw new Error('not in an evaluation')
  }
  return {
    lookUp: async () => ({ result, entries: found.flatMap(read) }),
    readEntry: async (id) => read(id)[0],
    openingHours: async () => ({ week: [] }),
    hasTimes: async () => false,
    prices: async () => [],
    whereabouts: async () => ({}),
    presence: async () => ({ isThere: false }),
    handOver: async () => ({ isThere: false }),
    findSlots: async () => [],
    findBookings: async () => [],
    holdSlot: nothing,
    book: nothing,
    joinWaitingList: nothing,
    sendCode: nothing,
    proveByCode: nothing,
    move: nothing,
    correct: nothing,
    addNote: nothing,
    cancel: nothing,
    takeMessage: nothing,
  }
}
