import type { Language } from '#contracts/receptionist/diary.ts'
import {
  EFFECT_WORDS,
  type Effect,
  isEntryId,
  type LineRun,
  type ScenarioRun,
  type TriedAs,
} from '#contracts/receptionist/scenarios.ts'
import type { Ctx } from '../../context.ts'
import { describeTriedTurn } from '../../domains/conversations/index.ts'
import { answerInSandbox, type SandboxReply } from '../sandbox/answer-in-sandbox.ts'
import type { Office } from '../sandbox/office.ts'
import { beginSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { introduceCaller } from '../sandbox/tried-caller.ts'
import { nextRound } from '../turn/next-round.ts'
import { findDenial } from './find-denial.ts'
import { listEffects } from './list-effects.ts'

/** Returns why a reply fails. Undefined if it passes. */
export type Judge = (said: SandboxReply) => string | undefined

type Line = {
  text: string
  expects: Effect | ''
  /** For what no effect tells: the words for what is expected, and whether it happened. */
  expected?: string
  judge?: Judge
}

export type Scenario = Omit<ScenarioRun, 'lines'> & {
  lines: Line[]
  /** Of the conversation before its first line, if it is another one. */
  spokenBefore?: Language
  /** Undefined: a new caller by web chat. */
  as?: TriedAs
}

/**
 * Runs a scenario through the engine itself, line by line, and lets other work of the process go between them. Writes
 * nothing. A line that throws has failed.
 */
export async function runScenario(ctx: Ctx, office: Office, given: Scenario): Promise<ScenarioRun> {
  const { lines, spokenBefore, as, ...scenario } = given
  const sandbox = beginSandbox({ now: () => office.now }, spokenBefore ?? scenario.language)
  if (as !== undefined) await introduceCaller(office, sandbox, as)
  const runs: LineRun[] = []
  for (const line of lines) {
    await nextRound()
    runs.push(await runLine(ctx, office, sandbox, line))
  }
  return { ...scenario, lines: runs }
}

async function runLine(ctx: Ctx, office: Office, sandbox: Sandbox, line: Line): Promise<LineRun> {
  const { text: asked, expects, judge } = line
  const spoken = sandbox.language
  const expected = line.expected ?? (await describeEffect(office, expects, spoken))
  const said = await answerInSandbox(office, sandbox, asked).catch((error: unknown) => {
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a line of a scenario could not be run')
    return undefined
  })
  const run = { asked, expects, expected, effects: [], did: [], said: '', language: spoken }
  if (said === undefined) return { ...run, failure: 'It finds no answer in time.' }
  const effects = listEffects(said)
  const failure = (await compare(office, { expects, effects, spoken })) ?? judge?.(said) ?? findDenial(said.text)
  return {
    ...run,
    effects,
    did: describeWork(office, said, asked),
    said: shorten(said.text),
    language: said.language,
    ...(failure !== undefined && { failure }),
  }
}

type Compared = Pick<LineRun, 'expects' | 'effects'> & { spoken: Language }

async function compare(office: Office, { expects, effects, spoken }: Compared): Promise<string | undefined> {
  if (expects === '' || effects.includes(expects)) return undefined
  const instead = await Promise.all(effects.map((effect) => describeEffect(office, effect, spoken)))
  return instead.length === 0 ? 'It does not.' : `It ${instead.join(' and ')} instead.`
}

async function describeEffect(office: Office, effect: Effect | '', language: Language): Promise<string> {
  if (effect === '') return ''
  if (!isEntryId(effect)) return EFFECT_WORDS[effect]
  const other = language === 'en' ? 'ga' : 'en'
  const entry = (await office.readEntry(effect, language)) ?? (await office.readEntry(effect, other))
  return entry === undefined ? 'answers with an answer that no longer exists' : `answers with “${entry.question}”`
}

/** What it did for a reply, in the words of the desk. */
function describeWork({ configuration, now }: Office, { text, language, steps, answer }: SandboxReply, asked: string) {
  const turn = { id: 'line', at: now.toISOString(), asked: { text: asked, language }, reply: { text, language }, steps }
  const { booking, unanswered } = answer ?? {}
  const moments = describeTriedTurn({ ...turn, booking, unanswered }, configuration)
  return moments.flatMap((one) => (one.kind === 'did' ? [[one.tag, one.text].filter(Boolean).join(': ')] : []))
}

const MAX_SAID = 400

function shorten(said: string): string {
  const text = said.replaceAll(/\n{2,}/g, '\n')
  return text.length > MAX_SAID ? `${text.slice(0, MAX_SAID).trimEnd()}…` : text
}
