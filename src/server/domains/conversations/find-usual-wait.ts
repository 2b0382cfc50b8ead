import type { Ctx } from '../../context.ts'

const SAMPLE_SIZE = 20
const MIN_SAMPLE_SIZE = 3
const MINUTE = 60_000

/**
 * Returns the usual wait for a person in minutes: the median of the last conversations that were handed over and
 * answered. Undefined with too few of them.
 */
export async function findUsualWait({ db }: Pick<Ctx, 'db'>, organisationId: string): Promise<number | undefined> {
  const recent = db
    .selectFrom('conversations')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('staff_at', 'is not', null)
    .orderBy('last_message_at', 'desc')
    .limit(SAMPLE_SIZE)
  const ids = (await recent.execute()).map(({ id }) => id)
  if (ids.length < MIN_SAMPLE_SIZE) return undefined
  const messages = await db
    .selectFrom('messages')
    .select(['conversation_id', 'sender', 'created_at'])
    .where('conversation_id', 'in', ids)
    .where((message) => message.or([message('sender', '=', 'staff'), message('outcome', '=', 'handed over')]))
    .orderBy('sequence')
    .execute()
  const waits = [...Map.groupBy(messages, (message) => message.conversation_id).values()].flatMap((thread) => {
    const asked = thread.find(({ sender }) => sender === 'receptionist')
    const answered = asked && thread.slice(thread.indexOf(asked)).find(({ sender }) => sender === 'staff')
    return answered === undefined ? [] : [Date.parse(answered.created_at) - Date.parse(asked?.created_at ?? '')]
  })
  const middle = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]
  return waits.length < MIN_SAMPLE_SIZE || middle === undefined ? undefined : Math.max(1, Math.round(middle / MINUTE))
}
