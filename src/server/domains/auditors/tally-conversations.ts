import { DISCLOSURE } from '#content/receptionist/disclosure.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { getConfiguration } from '../receptionists/index.ts'
import type { Scope } from './period.ts'

type Counts = Record<string, number>

/** Only counts: no words and no names of callers. */
export type ConversationTally = {
  conversations: number
  byLanguage: Counts
  byOutcome: Counts
  /** By version of the disclosure text. "none" for a conversation without one. */
  disclosed: Counts
  /** Conversations whose first words are the disclosure of their version in both languages, and the others. */
  beganWithDisclosure: number
  beganWithout: number
  /** Conversations in which a person took over or wrote. */
  withPerson: number
  /** Conversations that began after the plan's conversations were used up. */
  afterLimit: number
  /** Emergency answers, by kind. */
  emergencies: Counts
  /** Turns with a language model: "worded", "understood", or the reason why the rules answered. */
  modelTurns: Counts
  /** Refused replies, by unfounded content. */
  guardrailRefusals: Counts
}

const BATCH_SIZE = 200

/** Counts the stored real conversations that began in a period. */
export async function tallyConversations(ctx: Ctx, scope: Scope): Promise<ConversationTally> {
  const tally: ConversationTally = {
    ...{ conversations: 0, beganWithDisclosure: 0, beganWithout: 0, withPerson: 0, afterLimit: 0 },
    ...{ byLanguage: {}, byOutcome: {}, disclosed: {}, emergencies: {}, modelTurns: {}, guardrailRefusals: {} },
  }
  for (let last: Row | undefined; ; ) {
    const page: Row[] = await selectPage(ctx, scope, last)
    const ids = page.map(({ id }) => id)
    const openings = await readOpenings(ctx, ids)
    for (const row of page) {
      countConversation(tally, row)
      const isTold = await beginsWithDisclosure(ctx, scope.organisationId, row, openings.get(row.id) ?? [])
      if (isTold) tally.beganWithDisclosure += 1
      else tally.beganWithout += 1
    }
    for (const steps of await readSteps(ctx, ids)) countSteps(tally, steps)
    last = page.at(-1)
    if (last === undefined || page.length < BATCH_SIZE) return tally
  }
}

const COLUMNS = [
  'id',
  'language',
  'outcome',
  'disclosure',
  'version',
  'staff_at',
  'limited_at',
  'last_message_at',
] as const
type Row = Awaited<ReturnType<typeof selectPage>>[number]

export const selectBegun = ({ db }: Pick<Ctx, 'db'>, { organisationId, from, until }: Scope) =>
  db
    .selectFrom('conversations')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'real')
    .where('asked_at', '>=', from)
    .where('asked_at', '<', until)
    // Redundant, but the index needs it: no conversation ends before it begins.
    .where('last_message_at', '>=', from)

function selectPage(ctx: Ctx, scope: Scope, last: { id: string; last_message_at: string } | undefined) {
  return selectBegun(ctx, scope)
    .select(COLUMNS)
    .$if(last !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('last_message_at', '>', last?.last_message_at ?? ''),
          row.and([row('last_message_at', '=', last?.last_message_at ?? ''), row('id', '>', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('last_message_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

const add = (counts: Counts, key: string) => {
  counts[key] = (counts[key] ?? 0) + 1
}

function countConversation(tally: ConversationTally, row: Row): void {
  tally.conversations += 1
  add(tally.byLanguage, row.language)
  add(tally.byOutcome, row.outcome ?? 'open')
  add(tally.disclosed, row.disclosure ?? 'none')
  if (row.staff_at !== null) tally.withPerson += 1
  if (row.limited_at !== null) tally.afterLimit += 1
}

type Opening = { text: string; language: Language }

async function readOpenings({ db }: Ctx, ids: string[]): Promise<Map<string, Opening[]>> {
  const openings = new Map<string, Opening[]>()
  if (ids.length === 0) return openings
  const rows = await db
    .selectFrom('messages')
    .select(['conversation_id', 'text', 'language'])
    .where('conversation_id', 'in', ids)
    .where('sequence', '<=', 2)
    .where('sender', '=', 'receptionist')
    .execute()
  for (const { conversation_id: id, ...opening } of rows) openings.set(id, [...(openings.get(id) ?? []), opening])
  return openings
}

async function beginsWithDisclosure(ctx: Ctx, organisationId: string, { version }: Row, openings: Opening[]) {
  const { name } = await getConfiguration(ctx, organisationId, version)
  return (['ga', 'en'] as const).every((language) =>
    openings.some(
      (opening) => opening.language === language && opening.text.startsWith(DISCLOSURE[language](name[language])),
    ),
  )
}

async function readSteps({ db }: Ctx, ids: string[]): Promise<TurnStep[][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('turns')
    .select('steps')
    .where('conversation_id', 'in', ids)
    .where((row) => row.or([row('steps', 'like', '%"emergency"%'), row('steps', 'like', '%"model"%')]))
    .execute()
  return rows.map(({ steps }) => JSON.parse(steps) as TurnStep[])
}

type ModelStep = { result?: string; failure?: string; detail?: string }

function countSteps(tally: ConversationTally, steps: TurnStep[]): void {
  for (const step of steps) {
    if (step.kind === 'emergency') add(tally.emergencies, String(step.emergency))
    if (step.kind !== 'model') continue
    const { result = 'failed', failure, detail = 'unknown' } = step as ModelStep
    add(tally.modelTurns, failure ?? result)
    if (failure === 'not allowed') add(tally.guardrailRefusals, detail)
  }
}
