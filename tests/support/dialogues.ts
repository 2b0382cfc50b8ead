import { afterEach, beforeEach } from 'vitest'
import type { ReceptionistConfigurationInput } from '#contracts/receptionist/configuration.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { openTestDatabase, type TestDatabase, testClock } from './database.ts'
import type { MemberCtx } from './members.ts'
import { openPractice, startTalk, WEDNESDAY } from './talk.ts'

/** Gives each test of a file a practice of its own, on a Wednesday morning unless `now` is given, and ways to talk to its receptionist. */
export function openDialogues(changes: Partial<ReceptionistConfigurationInput> = {}, now = WEDNESDAY) {
  const clock = testClock(now)
  let database: TestDatabase
  let slug: string
  let member: MemberCtx
  beforeEach(async () => {
    database = await openTestDatabase({ clock, now: clock.now })
    ;({ slug, member } = await openPractice(database, changes))
  })
  afterEach(() => database.close())

  /** The answers to the lines of one conversation. */
  async function hold(lines: string[], language: Language = 'en'): Promise<string[]> {
    const talk = await startTalk(database, slug, { language })
    const answers: string[] = []
    for (const line of lines) answers.push((await talk.say(line)).text)
    return answers
  }
  return {
    open: () => startTalk(database, slug),
    hold,
    /** The answer to the last line of a conversation. */
    talkThrough: async (...lines: string[]) => (await hold(lines)).at(-1) ?? '',
    db: () => database.db,
    member: () => member,
  }
}

/** The times that an answer lists. */
export const offeredIn = (answer = ''): string[] => answer.match(/(?<=^\d\. ).+$/gm) ?? []
