import { z } from 'zod'
import { id, line, paragraph, version } from '../primitives.ts'
import { type Language, language } from './diary.ts'
import { CONVERSATION_CHANNELS, type ConversationChannel } from './talk.ts'

/** Scenarios: conversations that are repeated with the draft, with what is expected after each line. */

export const MAX_SCENARIOS = 50
export const MAX_LINES = 20

/** What a reply can do. It can also answer with an entry, whose id then stands for it. */
export const EFFECTS = ['unknown', 'times', 'booking', 'message', 'person', 'emergency'] as const
export type Effect = (typeof EFFECTS)[number] | `kno_${string}`

/** Completes "It …" and "Expected: it …". */
export const EFFECT_WORDS: Record<(typeof EFFECTS)[number], string> = {
  unknown: 'says that it does not know',
  times: 'offers a time',
  booking: 'would book',
  message: 'takes a message',
  person: 'brings in a person',
  emergency: 'gives the emergency number',
}

export const isEntryId = (effect: Effect | ''): effect is `kno_${string}` => effect.startsWith('kno_')

/** Who writes. A known caller has proved their address, and has a booking. */
export const TRIED_CALLERS = ['new', 'known'] as const
export type TriedCaller = (typeof TRIED_CALLERS)[number]

/** Who writes, and on which channel. */
export type TriedAs = { caller: TriedCaller; channel: ConversationChannel }

/** A moment by the Irish clock: 2026-11-18T10:00. */
export const localMoment = z.iso
  .datetime({ local: true, precision: -1, error: 'Please choose a day and a time' })
  .regex(/^20.{14}$/, 'Please choose a day and a time of this century')

const scenarioLine = z.object({
  text: paragraph(0, 'Please write what the caller says', {
    maxLength: 1_000,
    tooLong: 'Please keep a line under 1,000 characters',
  }),
  /** Empty: anything. */
  expects: z.union([z.enum([...EFFECTS, '']), id('kno').transform((entry): Effect => entry as Effect)], {
    error: 'Please choose what you expect',
  }),
})
export type ScenarioLine = z.output<typeof scenarioLine>

const NO_LINE = 'Please write what the caller says'

/** Keyed by position in the form, so that an error finds its field. Empty lines are left out. */
const scenarioLines = z
  .record(z.string(), scenarioLine, { error: NO_LINE })
  .transform((lines) => Object.values(lines).filter(({ text }) => text !== ''))
  .refine((lines) => lines.length > 0, NO_LINE)
  .refine((lines) => lines.length <= MAX_LINES, `Please keep to ${MAX_LINES} lines`)

export const scenarioForm = z.object({
  name: line(1, 'Please name it in a sentence, such as “Somebody asks for a visit on Thursday evening”', {
    maxLength: 140,
    tooLong: 'Please keep this under 140 characters',
  }),
  language,
  /** When it is in the conversation. */
  at: localMoment,
  caller: z.enum(TRIED_CALLERS).default('new'),
  channel: z.enum(CONVERSATION_CHANNELS).default('web-chat'),
  lines: scenarioLines,
})
export type ScenarioText = z.output<typeof scenarioForm>

/** The scenario that the form showed. */
export const knownScenario = z.object({ id: id('sce'), version })

/** The scenario to run. All of them without an id. */
export const scenarioChoice = z.object({ id: id('sce').optional() })

/** What happened after a line. The first words of a conversation follow no line. */
export type LineRun = {
  asked?: string
  expects: Effect | ''
  /** In words. Empty: anything. */
  expected: string
  effects: Effect[]
  /** What it did for that, in the words of the desk. */
  did: string[]
  /** Shortened. */
  said: string
  language: Language
  /** Why it fails. */
  failure?: string
}

export type ScenarioRun = {
  id: string
  /** What the caller does, or what it does then. */
  name: string
  language: Language
  /** Law and safety ask for it, and nobody can switch it off. */
  isAlwaysThere: boolean
  lines: LineRun[]
}

export type OwnScenario = ScenarioText & { id: string; version: number }

export type ListedScenario = Omit<OwnScenario, 'version'> & {
  /** The last run. Null: it has not run since it was saved. */
  run: { at: string; lines: LineRun[]; isOfThisDraft: boolean } | null
}

export type ScenarioList = {
  own: ListedScenario[]
  alwaysThere: Pick<ScenarioRun, 'id' | 'name' | 'language'>[]
}

/** An answer that can be expected. */
export type NamedAnswer = { id: string; questionEn: string | null; questionGa: string | null }

/** What a form begins with: a stored scenario, a conversation with the draft, or nothing yet. */
export type ScenarioForm = {
  start: Omit<OwnScenario, 'id' | 'version'>
  /** Undefined for a new one. */
  version?: number
  /** Of the draft. The first is the default. */
  languages: Language[]
  answers: NamedAnswer[]
}

export const findFailure = ({ lines }: Pick<ScenarioRun, 'lines'>): string | undefined =>
  lines.find(({ failure }) => failure !== undefined)?.failure

/** The answer to change so that a line passes: the wrong one that was given, or the right one that was not found. */
export function findBlamed({ expects, effects }: Pick<LineRun, 'expects' | 'effects'>): string | undefined {
  return effects.find((effect) => isEntryId(effect) && effect !== expects) ?? (isEntryId(expects) ? expects : undefined)
}

/** "1 of 4 scenarios fails". Empty if all pass. */
export function countFailed(runs: ScenarioRun[]): string {
  const own = runs.filter(({ isAlwaysThere }) => !isAlwaysThere)
  const alwaysThere = runs.filter(({ isAlwaysThere }) => isAlwaysThere)
  return [...countIn(alwaysThere, 'check'), ...countIn(own, 'scenario')].join(', and ')
}

function countIn(runs: ScenarioRun[], noun: string): string[] {
  const failed = runs.filter((run) => findFailure(run) !== undefined).length
  if (failed === 0) return []
  const count = runs.length === 1 ? `1 ${noun}` : `${failed} of ${runs.length} ${noun}s`
  return [`${count} ${failed === 1 ? 'fails' : 'fail'}`]
}
