import { afterAll, beforeAll } from 'vitest'
import type { Language } from '#contracts/receptionist/diary.ts'
import { businessForm } from './accounts.ts'
import { openTestDatabase, type TestDatabase, testClock } from './database.ts'
import { peopleIn } from './people.ts'
import { talkUnder, WEDNESDAY } from './talk.ts'

/** Businesses as they are after their registration, one of each industry: only the starter pack is known. */
export function openBusinesses<Name extends string>(industries: Record<Name, string>) {
  let database: TestDatabase
  const slugs = new Map<Name, string>()
  const readSlugs = () => database.db.selectFrom('receptionists').select('slug').execute()
  beforeAll(async () => {
    const clock = testClock(WEDNESDAY)
    database = await openTestDatabase({ clock, now: clock.now })
    for (const name of Object.keys(industries) as Name[]) {
      const known = new Set((await readSlugs()).map(({ slug }) => slug))
      await peopleIn(database).business(businessForm({ industry: industries[name], businessName: `The ${name}` }))
      const { slug = '' } = (await readSlugs()).find((row) => !known.has(row.slug)) ?? {}
      slugs.set(name, slug)
    }
    // What is loaded with the first message takes a busy machine longer than a turn may last.
    await hold(Object.keys(industries)[0] as Name, 'en', ['hello'])
  })
  afterAll(() => database.close())

  /** The answers to a conversation, and the notes of what it books. */
  async function hold(business: Name, language: Language, lines: string[]) {
    const bookings = () => database.db.selectFrom('bookings').select(['id', 'note']).execute()
    const before = new Set((await bookings()).map(({ id }) => id))
    const talk = await talkUnder(database, slugs.get(business) ?? '', { language })
    const answers: string[] = []
    for (const line of lines) answers.push((await talk.say(line)).text)
    const notes = (await bookings()).filter(({ id }) => !before.has(id)).map(({ note }) => note)
    return { answers, notes }
  }
  return { hold }
}
