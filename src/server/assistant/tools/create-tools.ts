import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { TurnStep } from '#contracts/receptionist/talk.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import type { Ctx } from '../../context.ts'
import { findUsualWait } from '../../domains/conversations/index.ts'
import { findAnswers, prepareIndex, readFound } from '../../domains/knowledge/index.ts'
import { toLocal } from '../turn/irish-time.ts'
import { nextRound } from '../turn/next-round.ts'
import { createBookingTools } from './booking-tools.ts'
import { hasTimes, readHours, readPresence } from './office-tools.ts'
import { createWriter, requireMessage, type Session } from './session.ts'
import type { Tools } from './tools.ts'

/** Records what tools did, for the desk, and what they found, for the guardrails. */
export type TurnRecord = { steps: TurnStep[]; facts: string[] }

type OwnTools = Omit<Tools, 'openingHours' | 'hasTimes' | 'prices' | 'whereabouts' | 'presence'>

export function createTools(session: Session, record: TurnRecord): Tools {
  const { ctx, configuration, key, version, pauseFor } = session
  const readers = createReaders(ctx, { ...key, configuration, version })
  const own: OwnTools = {
    ...createBookingTools(session, createWriter(session)),
    ...readers,
    async lookUp(question, language) {
      // The first index of ten thousand answers may take longer than a turn.
      await pauseFor(prepareIndex(ctx, { organisationId: key.organisationId, version, language }))
      return readers.lookUp(question, language)
    },
    takeMessage: async () => requireMessage(session),
  }
  return assembleTools(own, configuration, record)
}

type Read = Pick<Session, 'configuration' | 'version'> & { organisationId: string }

/** What only reads the organisation's rows. */
export function createReaders(
  ctx: Ctx,
  { organisationId, configuration, version }: Read,
): Pick<Tools, 'lookUp' | 'readEntry' | 'handOver'> {
  const knowledge = { organisationId, version }
  return {
    lookUp: (question, language) => findAnswers(ctx, { ...knowledge, language }, question),
    readEntry: async (id, language) => (await readFound(ctx, { ...knowledge, language }, [id]))[0],
    handOver: async () => {
      const presence = readPresence(configuration, toLocal(ctx.now()))
      return presence.isThere ? { ...presence, usualMinutes: await findUsualWait(ctx, organisationId) } : presence
    },
  }
}

/** All tools: those of an organisation's own rows, and those that the configuration answers. */
export function assembleTools(own: OwnTools, configuration: ReceptionistConfiguration, record: TurnRecord): Tools {
  const tools: Tools = {
    ...nameDiaries(own, configuration, record),
    openingHours: async (date) => readHours(configuration, date),
    hasTimes: async (serviceId, day) => hasTimes(configuration, serviceId, day),
    prices: async (serviceId) =>
      configuration.diary.services.flatMap(({ id, priceCents }) => {
        if (priceCents === null || (serviceId !== undefined && id !== serviceId)) return []
        record.facts.push(formatEuro(priceCents))
        return [{ serviceId: id, priceCents }]
      }),
    presence: async (local) => readPresence(configuration, local),
    whereabouts: async () => ({
      address: configuration.address,
      phone: configuration.phone,
      email: configuration.email,
    }),
  }
  return recordCalls(tools, record)
}

/** The people whose times a tool found. A reply may name them only then. */
function nameDiaries<Found extends Pick<Tools, 'findSlots'>>(
  tools: Found,
  configuration: ReceptionistConfiguration,
  { facts }: TurnRecord,
): Found {
  const diaryNames = new Map(configuration.diary.diaries.map(({ id, name }) => [id, name]))
  return {
    ...tools,
    findSlots: async (query) => {
      const slots = await tools.findSlots(query)
      for (const id of new Set(slots.map(({ diaryId }) => diaryId))) facts.push(diaryNames.get(id) ?? '')
      return slots
    },
  }
}

/** A turn that calls more than this is stuck. */
const MAX_CALLS = 40

function recordCalls(tools: Tools, { steps, facts }: TurnRecord): Tools {
  let calls = 0
  const recorded = Object.entries(tools).map(([name, call]) => [
    name,
    async (...input: unknown[]) => {
      calls += 1
      if (calls > MAX_CALLS) throw new Error('too many calls of tools in one turn')
      // On SQLite a read ends in the same round, so the calls of a turn would be one long piece of work.
      await nextRound()
      const result = await (call as (...args: unknown[]) => Promise<unknown>)(...input)
      steps.push({ kind: 'tool', tool: name, input, result: result ?? null })
      facts.push(...listTexts(result))
      return result
    },
  ])
  return Object.fromEntries(recorded) as Tools
}

/** All texts and numbers in a value, as they are: JSON would write the quote after a link in another way. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
