import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import { formatWeekday } from '#contracts/words/dates.ts'
import { describeModelStep } from './describe-model-step.ts'

type NamedEntry = { id: string; question: string }
export type DescribedStep = { mark: 'step' | 'urgent' | 'asked'; text: string; entries?: NamedEntry[] }

/**
 * Describes the receptionist's work in a turn, in the past tense. Omits steps that are meaningless to staff. On trial,
 * what it did for somebody is what it would do.
 */
export function describeSteps(
  steps: TurnStep[],
  configuration: ReceptionistConfiguration,
  isOnTrial = false,
): DescribedStep[] {
  const calls = isOnTrial ? CALLS_ON_TRIAL : CALLS
  const described = steps.flatMap((step): DescribedStep[] => {
    if (step.kind === 'emergency')
      return [{ mark: 'urgent', text: EMERGENCIES[String(step.emergency)] ?? 'Gave emergency advice' }]
    if (step.kind === 'model') return [{ mark: 'step', text: describeModelStep(step) }]
    const mark = step.kind === 'tool' && step.tool === 'handOver' ? 'asked' : 'step'
    const text = step.kind === 'tool' ? describeCall(step, configuration, calls) : OTHERS[step.kind]
    const entries = step.kind === 'tool' ? listNamed(step) : []
    return text === undefined ? [] : [{ mark, text, ...(entries.length > 0 && { entries }) }]
  })
  return described.filter(({ text }, index) => described[index - 1]?.text !== text)
}

const EMERGENCIES: Record<string, string> = {
  life: 'Gave the advice to ring 112 or 999',
  clinical: 'Gave the advice to see a doctor today',
  gas: 'Gave the emergency line for gas',
  crisis: 'Gave the crisis line',
}

const OTHERS: Record<string, string> = {
  caution: 'Was not sure whether it was an emergency, and began with the number to ring if it was',
  failed: 'Could not work out an answer, and said so',
  paused: 'Took messages only: answering was paused',
  limited: 'Took messages only: the month’s conversations were used up',
  'left to a person': 'Said nothing: a person answers',
}

type Result = Record<string, unknown> | unknown[] | string | boolean | null
type Call = { input: Record<string, unknown>; result: Result; configuration: ReceptionistConfiguration }

type Calls = Record<string, (call: Call) => string | undefined>

function describeCall(step: TurnStep, configuration: ReceptionistConfiguration, calls: Calls): string | undefined {
  const { tool, input, result } = step as TurnStep & { tool: string; input: unknown[]; result: Result }
  return calls[tool]?.({ input: (input[0] ?? {}) as Record<string, unknown>, result, configuration })
}

/** Omits bookings, because the reply itself shows them. */
const CALLS: Calls = {
  findSlots: describeSearch,
  holdSlot: ({ result }) =>
    typeof result === 'string' ? 'That time was no longer free' : 'Held the time while the caller decides',
  book: ({ result }) => (result === 'expired' ? 'The held time had run out' : undefined),
  joinWaitingList: ({ result }) =>
    result === 'joined' ? 'Put the caller on the waiting list' : 'The waiting list was full',
  findBookings: ({ result }) => `Looked for the caller’s bookings: ${countWords(result, 'found')}`,
  sendCode: () => 'Sent a code to the caller’s email address',
  proveByCode: ({ result }) => (result === true ? 'The caller gave the right code' : 'The caller gave a wrong code'),
  move: ({ result }) => (typeof result === 'string' ? 'The new time was no longer free' : undefined),
  openingHours: () => 'Looked up your opening hours',
  prices: () => 'Looked up your prices',
  whereabouts: () => 'Looked up your address',
  lookUp: describeLookUp,
  readEntry: ({ result }) => (isEntry(result) ? `Read your answer “${result.question}”` : undefined),
  takeMessage: () => 'Took a message',
  handOver: describeHandoverCall,
}

const CALLS_ON_TRIAL: Calls = {
  ...CALLS,
  joinWaitingList: ({ result }) =>
    result === 'joined' ? 'Would put the caller on the waiting list' : 'Would not put the caller on the waiting list',
  sendCode: () => 'Would mail a code to the caller. Nothing is mailed here, so no code is right',
  takeMessage: () => 'Would pass the message on. Nobody is told here',
  handOver: (call) => `${describeHandoverCall(call).replace('Asked', 'Would ask')}. Nobody is told here`,
}

const countWords = (found: unknown, what: string) =>
  Array.isArray(found) && found.length > 0 ? `${found.length} ${what}` : `none ${what}`

function describeSearch({ input, result, configuration }: Call): string {
  const service = configuration.diary.services.find(({ id }) => id === input.serviceId)
  const name = service === undefined ? 'an appointment' : `“${service.name.en}”`
  const [from, to] = [String(input.from).slice(0, 10), String(input.to).slice(0, 10)]
  const isOneDay = from === to || String(input.to).endsWith('T00:00')
  const day = isOneDay && isNextDay(from, to) ? ` on ${formatWeekday(`${from}T12:00:00Z`)}` : ''
  const times = Array.isArray(result) ? result.length : 0
  return `Looked in the diary for ${name}${day}: ${countTimes(times)}`
}

/** It looks at most at a few hundred times, so a large number says only that. */
const MAX_COUNTED = 50

function countTimes(times: number): string {
  if (times === 0) return 'nothing free'
  if (times > MAX_COUNTED) return 'many times free'
  return times === 1 ? '1 time free' : `${times} times free`
}

const isNextDay = (from: string, to: string) => Date.parse(to) - Date.parse(from) <= 24 * 3_600_000

const isEntry = (value: unknown): value is NamedEntry =>
  typeof value === 'object' && value !== null && 'question' in value && typeof value.question === 'string'

function listNamed({ tool, result }: TurnStep): NamedEntry[] {
  const found = tool === 'readEntry' ? [result] : tool === 'lookUp' ? (result as { entries: unknown[] }).entries : []
  return found.filter(isEntry).map(({ id, question }) => ({ id, question }))
}

function describeLookUp({ result }: Call): string | undefined {
  const found = result as { result?: string; entries?: unknown[] } | null
  const names = (found?.entries ?? []).filter(isEntry).map(({ question }) => `“${question}”`)
  if (found?.result === 'answered') return `Found your answer ${names[0] ?? ''}`
  if (found?.result === 'offered') return `Found answers that may fit: ${names.join(', ')}`
  // Unanswered questions have their own entry.
  return undefined
}

function describeHandoverCall({ result }: Call): string {
  const presence = result as { isThere?: boolean; isGuessed?: boolean; nextLocal?: string } | null
  if (presence?.isThere || presence?.isGuessed) return 'Asked for a person'
  if (presence?.nextLocal === undefined) return 'Asked for a person: nobody is there at this hour'
  const [day = '', time = ''] = presence.nextLocal.split('T')
  return `Asked for a person, who is there again on ${formatWeekday(`${day}T12:00:00Z`)} at ${time}`
}
