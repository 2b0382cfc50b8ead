import SqliteDatabase from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { ReceptionistConfigurationInput } from '#contracts/receptionist/configuration.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { sqliteFilePath } from '#server/database/dialects/sqlite-file.ts'
import { openTestDatabase, type TestDatabase, testClock } from './database.ts'
import type { MemberCtx } from './members.ts'
import { openPractice, PRACTICE, startTalk, WEDNESDAY } from './talk.ts'

/** Gives each test of a file a practice of its own, on a Wednesday morning unless `now` is given, and ways to talk to its receptionist. */
export function openDialogues(changes: Partial<ReceptionistConfigurationInput> = {}, now = WEDNESDAY) {
  const clock = testClock(now)
  let database: TestDatabase
  let file: SqliteDatabase.Database
  let empty: () => void
  let slug: string
  let member: MemberCtx
  beforeAll(async () => {
    database = await openTestDatabase({ clock, now: clock.now })
    file = new SqliteDatabase(sqliteFilePath(database.config.dataDir))
    empty = prepareEmptying(file)
  })
  beforeEach(async () => {
    ;({ slug, member } = await openPractice(database, changes))
  })
  afterEach(() => empty())
  afterAll(() => {
    file.close()
    return database.close()
  })

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

const evening = [{ from: '12:00', to: '22:00' }]

/** A restaurant with one small table and one large one, from Wednesday to Sunday. */
export const RESTAURANT: ReceptionistConfigurationInput['diary'] = {
  ...PRACTICE.diary,
  openingHours: { wednesday: evening, thursday: evening, friday: evening, saturday: evening, sunday: evening },
  services: [
    { id: 'small', name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' }, diaryIds: ['niamh'] },
    { id: 'large', name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' }, diaryIds: ['eoin'] },
  ].map((service) => ({ ...service, minutes: 120 })),
}

/** A restaurant with one table for four, on Fridays and Sundays. */
export const ONE_TABLE: ReceptionistConfigurationInput['diary'] = {
  openingHours: { friday: evening, sunday: evening },
  publicHolidays: 'open',
  closures: [],
  services: [
    {
      id: 'four',
      name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' },
      minutes: 90,
      diaryIds: ['a'],
    },
  ],
  diaries: [{ id: 'a', name: 'Table A' }],
}

/** The times that an answer lists. */
export const offeredIn = (answer = ''): string[] => answer.match(/(?<=^\d\. ).+$/gm) ?? []

/** Returns what removes the rows that are added from now on, but for the audit log: faster than a new database. */
function prepareEmptying(file: SqliteDatabase.Database): () => void {
  file.pragma('foreign_keys = OFF')
  file.pragma('synchronous = OFF')
  const tables = file
    .prepare("select name from sqlite_schema where type = 'table' and name <> 'audit_log'")
    .pluck()
    .all()
  const removals = tables.map((table) => {
    const last = file.prepare(`select coalesce(max(rowid), 0) from ${table}`).pluck().get()
    return file.prepare(`delete from ${table} where rowid > ${last}`)
  })
  return file.transaction(() => {
    for (const removal of removals) removal.run()
  })
}
