import { onTestFinished } from 'vitest'
import type { PassageFilter } from '#contracts/receptionist/material.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { addDocument, addWebsite, listPassages, readSource } from '#server/domains/material/index.ts'
import { openReader } from '#server/material/open-reader.ts'
import type { Network } from '#server/outside/index.ts'
import { openTestDatabase, testClock, testCtx } from './database.ts'
import { createInternet, openSite } from './fake-site.ts'
import { openPractice, WEDNESDAY } from './talk.ts'

export type Material = Awaited<ReturnType<typeof openMaterial>>

export const SAUNA = '<h2>Is there a sauna?</h2><p>There is one, for €12 an hour.</p>'
export const TOWELS = '<h2>Do I bring a towel?</h2><p>We have towels at the desk, at no charge.</p>'

const reader = openReader()
/** The start of a reading process costs more than most readings, so the tests of a file share one. */
const sharedReader = { ...reader, close: async () => {} }
export const closeReader = () => reader.close()

/** A practice on a Wednesday morning, and ways to read websites and documents for its receptionist. */
export async function openMaterial() {
  const clock = testClock(WEDNESDAY)
  const database = await openTestDatabase({ clock, now: clock.now })
  const { member, slug } = await openPractice(database)

  /** A test with a website has the `read` of that. */
  async function readOne(id: string, network: Network = createInternet()): Promise<void> {
    const job = testCtx(database, { kind: 'job', name: 'read-material' })
    const limits = { pauseMs: 0 }
    const end = await readSource(job, id, {
      signal: AbortSignal.timeout(120_000),
      network,
      limits,
      reader: sharedReader,
    })
    if (end !== undefined) await inTransaction(job, end)
  }

  /** A website that is read over http on this machine. */
  async function addSite(answers: Parameters<typeof openSite>[0]) {
    const site = await openSite(answers)
    onTestFinished(() => site.close())
    const id = await addWebsite(member, { address: 'www.example.ie', reread: 'weekly' })
    await database.db.updateTable('material_sources').set({ address: site.address }).where('id', '=', id).execute()
    return { id, site, read: (network?: Network) => readOne(id, network) }
  }

  return {
    clock,
    database,
    member,
    slug,
    readOne,
    addSite,
    addText: (text: string, name = 'Rules.txt') => addDocument(member, { name, data: new TextEncoder().encode(text) }),
    list: async (id: string, show?: PassageFilter) => (await listPassages(member, id, { show })).items,
  }
}

export const refusalOf = (work: Promise<unknown>) => work.then(String, ({ code, message }) => `${code}: ${message}`)
