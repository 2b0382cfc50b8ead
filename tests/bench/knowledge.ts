import { inTransaction } from '#server/database/transaction.ts'
import { addEntries } from '#server/domains/knowledge/entries.ts'
import { businessForm } from '../support/accounts.ts'
import { testCtx } from '../support/database.ts'
import { connectTo, peopleIn } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { openTalk } from './talk.ts'

const ENTRIES_EACH = 40
/** Enough for the young generation of V8 to reach its size. */
const WARMING_CONVERSATIONS = 50

/**
 * Asks so many organisations' receptionists a question in each language. Returns the memory that their indexes take, beside
 * what a process takes once anybody has talked to it: its tables, its compiled code, and room for what is young.
 */
export async function measureIndexes(server: TestServer, residentMb: () => number, organisations: number) {
  const ctx = testCtx(connectTo(server), { kind: 'job', name: 'bench' })
  const people = peopleIn(ctx)
  const slugs: string[] = []
  for (let index = 0; index < organisations; index++) {
    const { user } = await people.business(businessForm({ businessName: `Bench ${index}` }))
    const slug = await inTransaction(ctx, async (tx) => {
      const own = tx.db
        .selectFrom('receptionists')
        .innerJoin('memberships', 'memberships.organisation_id', 'receptionists.organisation_id')
        .select(['receptionists.organisation_id', 'slug'])
        .where('user_id', '=', user.id)
      const { organisation_id, slug: found } = await own.executeTakeFirstOrThrow()
      await addEntries(tx, organisation_id, listEntries(ENTRIES_EACH))
      return found
    })
    slugs.push(slug)
  }
  await ctx.db.destroy()
  const silent = residentMb()
  const ask = async (slug: string) => {
    const talk = await openTalk(server, slug)
    await talk.say('What does part cabebi cost?')
    await talk.say('Cad a chosnaíonn páirt cabebi?')
    talk.hangUp()
  }
  const [first = 'ogham', ...others] = slugs
  for (let turn = 0; turn < WARMING_CONVERSATIONS; turn++) await ask(first)
  const before = residentMb()
  let most = before
  for (const slug of others) {
    await ask(slug)
    most = Math.max(most, residentMb())
  }
  return {
    organisations,
    'entries each': ENTRIES_EACH,
    'memory before anybody talked, MB': silent,
    'after talking to one, MB': before,
    'added by the others, MB': most - before,
  }
}

/** Gives a receptionist so many entries more. */
export async function fillKnowledge(server: TestServer, slug: string, count: number): Promise<void> {
  const ctx = testCtx(connectTo(server), { kind: 'job', name: 'bench' })
  // The company's own is made when somebody first talks to it.
  ;(await openTalk(server, slug)).hangUp()
  const own = ctx.db.selectFrom('receptionists').select('organisation_id').where('slug', '=', slug)
  const { organisation_id: id } = await own.executeTakeFirstOrThrow()
  await inTransaction(ctx, (tx) => addEntries(tx, id, listEntries(count)))
  await ctx.db.destroy()
}

/** Entries that differ in one word. */
function listEntries(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    topic: `Part ${index}`,
    questionEn: `What does part ${nameOf(index)} cost?`,
    answerEn: `Part ${nameOf(index)} is on our list of parts at the desk.`,
    questionGa: `Cad a chosnaíonn páirt ${nameOf(index)}?`,
    answerGa: `Tá páirt ${nameOf(index)} ar ár liosta ag an deasc.`,
    source: 'person' as const,
    isChecked: true,
  }))
}

const CONSONANTS = 'bcdfglmnprst'
const VOWELS = 'aeiou'

/** A word of its own for each number. */
function nameOf(index: number): string {
  let word = ''
  for (let rest = index + 60; rest > 0; rest = Math.floor(rest / 60)) {
    word += (CONSONANTS[Math.floor((rest % 60) / 5)] ?? '') + (VOWELS[rest % 5] ?? '')
  }
  return word
}
