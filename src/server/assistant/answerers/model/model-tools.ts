import { z } from 'zod'
import { PHRASES } from '#content/receptionist/index.ts'
import { MAX_ADDRESS } from '#contracts/receptionist/bookings.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import type { FoundEntry } from '../../../domains/knowledge/index.ts'
import type { Tools } from '../../tools/tools.ts'
import type { Turn } from '../../turn/answerer.ts'
import type { ModelTool } from './model.ts'
import { TASKS } from './start-task.ts'

/** What one turn of a model may use. Organisation, contact and conversation are in the tools already. */
export type ToolBox = { turn: Turn; language: Language; tools: Tools }

/** The lines that a tool found, in words, with the ids of the entries in them. */
export type Finding = { lines: string[]; entries: string[] }

const day = z.iso.date()
const serviceId = z.string().max(100)

export const taskInput = z.object({
  task: z.enum(TASKS),
  service: serviceId.optional(),
  day: day.optional(),
  address: z
    .string()
    .max(MAX_ADDRESS)
    .optional()
    .describe('Where the caller wants somebody to come, as they wrote it.'),
})

type Tool<Input extends z.ZodType> = {
  description: string
  input: Input
  run: (box: ToolBox, input: z.output<Input>) => Promise<Finding>
}
const define = <Input extends z.ZodType>(tool: Tool<Input>) => tool

const LOOKING_TOOLS = {
  look_up: define({
    description: 'Finds what the organisation has written about a question.',
    input: z.object({ question: z.string().min(1).max(300) }),
    run: async ({ tools, language }, { question }) => findEntries((await tools.lookUp(question, language)).entries),
  }),
  opening_hours: define({
    description: 'The opening hours of the week, or of one day (YYYY-MM-DD).',
    input: z.object({ day: day.optional() }),
    run: (box, input) => findHours(box, input.day),
  }),
  prices: define({
    description: 'The prices of all services, or of one by its id.',
    input: z.object({ service: serviceId.optional() }),
    run: (box, { service }) => findPrices(box, service),
  }),
  whereabouts: define({
    description: 'The address and the phone number of the organisation.',
    input: z.object({}),
    run: findWhereabouts,
  }),
} as const

export type LookingTool = keyof typeof LOOKING_TOOLS
export const isLookingTool = (name: string): name is LookingTool => Object.hasOwn(LOOKING_TOOLS, name)

/** Runs a tool with the input that a model wrote. Null for an input that does not fit: a model is told so. */
export async function runLookingTool(box: ToolBox, name: LookingTool, input: string): Promise<Finding | null> {
  const { input: schema, run } = LOOKING_TOOLS[name] as Tool<z.ZodType>
  const parsed = schema.safeParse(parseJson(input))
  return parsed.success ? run(box, parsed.data) : null
}

export function parseJson(input: string): unknown {
  try {
    return JSON.parse(input === '' ? '{}' : input)
  } catch {
    return undefined
  }
}

let listed: ModelTool[] | undefined

/** The tools as a model is told of them. Described once: that takes longer than a turn has to spare. */
export function listModelTools(): ModelTool[] {
  listed ??= describeTools()
  return listed
}

function describeTools(): ModelTool[] {
  const looking = Object.entries(LOOKING_TOOLS).map(([name, { description, input }]) => ({
    name,
    description,
    parameters: toJsonSchema(input),
  }))
  const starting = {
    name: 'start_task',
    description:
      'Hands the caller over to the part that acts: it asks what is missing (a time, a name, how to reach the caller, the address of a visit), reads back and asks for a yes. Ends your turn.',
    parameters: toJsonSchema(taskInput),
  }
  return [...looking, starting]
}

const toJsonSchema = (schema: z.ZodType): object => z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })

export function findEntries(entries: FoundEntry[]): Finding {
  return {
    lines: entries.map(({ question, answer }) => `${question}\n${answer}`),
    entries: entries.map(({ id }) => id),
  }
}

const join = (periods: { from: string; to: string }[]) => periods.map(({ from, to }) => `${from}–${to}`).join(', ')

/** A line for each day: a range of days would hide which time belongs to which. */
async function findHours({ tools, language }: ToolBox, date: string | undefined): Promise<Finding> {
  const phrases = PHRASES[language]
  const { week, day: one } = await tools.openingHours(date)
  const open = (periods: { from: string; to: string }[], name: string) =>
    periods.length === 0 ? phrases.closedDays([name]) : `${name}: ${join(periods)}`
  const lines = week.map((periods, place) => open(periods, phrases.weekday(place)))
  if (one === undefined) return { lines, entries: [] }
  const name = phrases.time(one.date)
  const said =
    one.periods.length > 0 ? phrases.openOn(name, join(one.periods)) : phrases.closedOn(name, one.closed?.[language])
  return { lines: [said, ...lines], entries: [] }
}

async function findPrices({ tools, turn, language }: ToolBox, service: string | undefined): Promise<Finding> {
  const phrases = PHRASES[language]
  const { services } = turn.configuration.diary
  const lines = (await tools.prices(service)).map(({ serviceId: id, priceCents }) => {
    const name = services.find((one) => one.id === id)?.name[language] ?? ''
    return phrases.price(name, priceCents === 0 ? phrases.free : formatEuro(priceCents))
  })
  return { lines, entries: [] }
}

async function findWhereabouts({ tools, language }: ToolBox): Promise<Finding> {
  const { address, phone } = await tools.whereabouts()
  const phrases = PHRASES[language]
  return {
    lines: [
      ...(address === undefined ? [] : [phrases.where(address)]),
      ...(phone === undefined ? [] : [phrases.phone(phone)]),
    ],
    entries: [],
  }
}
