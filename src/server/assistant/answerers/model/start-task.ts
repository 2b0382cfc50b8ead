import type { Tools } from '../../tools/tools.ts'
import type { AnswerEvent, Turn } from '../../turn/answerer.ts'
import { splitAddress } from '../../understanding/person/split-address.ts'
import { startBooking } from '../rules/booking/booking.ts'
import { startChange } from '../rules/changes/change-booking.ts'
import { Draft } from '../rules/draft.ts'
import { admitIgnorance, handOver } from '../rules/messages/people.ts'
import { startMessage } from '../rules/messages/take-message.ts'
import type { Reading } from '../rules/read-message.ts'

/** What the rules do for a contact. A model can only ask for it. */
export const TASKS = ['book', 'move', 'cancel', 'own_appointment', 'message', 'person', 'not_known'] as const
export type Task = (typeof TASKS)[number]

type Start = {
  task: Task
  service?: string | undefined
  day?: string | undefined
  /** Where somebody is to come, as the caller wrote it. */
  address?: string | undefined
}

/** Starts a task by the rules, which ask for what is missing and act on a clear yes of the contact alone. */
export async function* startTask(
  turn: Turn,
  tools: Tools,
  { reading, start }: { reading: Reading; start: Start },
): AsyncGenerator<AnswerEvent> {
  const draft = new Draft(turn, tools, { ...reading, slots: { ...readWish(turn, start), ...reading.slots } })
  const said = start.address === undefined ? undefined : splitAddress(start.address, true)
  if (said !== undefined) draft.state.address = said.address
  await STARTS[start.task](draft)
  yield* draft.events()
}

const STARTS: Record<Task, (draft: Draft) => Promise<void>> = {
  book: startBooking,
  move: (draft) => startChange(draft, 'move'),
  cancel: (draft) => startChange(draft, 'cancel'),
  own_appointment: (draft) => startChange(draft, 'recall'),
  message: (draft) => startMessage(draft),
  person: (draft) => handOver(draft, 'asked'),
  not_known: (draft) => admitIgnorance(draft, draft.reading.text),
}

/** What the contact's own words name counts before what a model understood. */
function readWish({ configuration }: Turn, { service, day }: Start): Reading['slots'] {
  const known = configuration.diary.services.some(({ id }) => id === service)
  return { ...(known && service !== undefined && { service }), ...(day !== undefined && { day }) }
}
