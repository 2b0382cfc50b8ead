import { formatMoment, formatShortDay } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import { getPersonRecord, listDestinations } from '#server/domains/identity/index.ts'
import { loadOrNotFound } from '../../../answer-form.ts'

export type PersonData = Awaited<ReturnType<typeof loadPerson>>

/** A person for administrators. `search` finds organisations to move them to. */
export async function loadPerson(ctx: Ctx, id: string, search: string) {
  const person = await loadOrNotFound(getPersonRecord(ctx, id))
  return {
    person,
    words: {
      signedIn: person.lastLogin === null ? 'Never signed in' : `Last signed in ${formatMoment(person.lastLogin)}`,
      since: `Registered ${formatShortDay(person.createdAt)}`,
      disabled: person.disabledAt === null ? '' : formatMoment(person.disabledAt),
      sessions: person.sessions.map(({ device, lastUsedAt }) => ({
        key: `${device} ${lastUsedAt}`,
        text: `${device}, last used ${formatMoment(lastUsedAt)}`,
      })),
    },
    search,
    destinations: await listDestinations(ctx, person.id, search),
  }
}
