// node scripts/bench.ts material: a website of 500 pages is read beside 200 conversations, which go on until it is read, and how
// long both take.
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inTransaction } from '#server/database/transaction.ts'
import { enqueueReading } from '#server/domains/material/source-rows.ts'
import { COMPANY_ORGANISATION_ID } from '#server/domains/organisations/index.ts'
import { newId } from '#server/ids.ts'
import { testCtx } from '../support/database.ts'
import { htmlPage, openSite } from '../support/fake-site.ts'
import { connectTo } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { measureTalk } from './talk.ts'

const PAGES = 500
const SECTIONS = 5
const TOWNS = ['Galway', 'Sligo', 'Cork', 'Ennis', 'Tralee', 'Kells', 'Cavan']
const FAKE_INTERNET = path.resolve('tests/support/fake-internet.mjs')

function writePage(index: number): string {
  const sections = Array.from({ length: SECTIONS }, (_, part) => {
    const town = TOWNS[(index + part) % TOWNS.length]
    const text = `The desk of ${town} answers about form ${index}-${part} from 09:00 to 17:00, and it costs €${index + part}. `
    return `<h2>How do I hand in form ${index}-${part}?</h2><p>${text.repeat(8)}</p>`
  })
  const links = Array.from({ length: 10 }, (_, step) => `<a href="/page-${index * 10 + step + 1}">Next</a>`)
  return htmlPage(`Form ${index}`, `${sections.join('')}${'<!-- -->'.repeat(1_000)}<nav>${links.join('')}</nav>`)
}

const site = await openSite({
  '/robots.txt': '',
  '*': ({ url = '' }, response) => {
    const index = Number(/\d+/.exec(url)?.[0] ?? 0)
    if (index >= PAGES) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end(writePage(index))
  },
})
const server = await startServer({ NODE_OPTIONS: `--import=${FAKE_INTERNET}`, FAKE_SITE_PORT: String(site.port) })
const ctx = testCtx(connectTo(server), { kind: 'job', name: 'bench' })
console.log('200 conversations, nothing is read; times in ms')
console.table(await measureTalk(server))

const id = newId('mat')
const startedAt = performance.now()
await inTransaction(ctx, async (tx) => {
  const row = { id, organisation_id: COMPANY_ORGANISATION_ID, kind: 'website', name: 'site', reread: 'never' } as const
  const rest = { address: 'https://site.bench.example/', state: 'waiting', notes: '{}' } as const
  await tx.db
    .insertInto('material_sources')
    .values({ ...row, ...rest, created_at: tx.now().toISOString() })
    .execute()
  await enqueueReading(tx, row)
})
const findSource = () =>
  ctx.db.selectFrom('material_sources').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const ended = (async () => {
  let source = await findSource()
  for (; source.state === 'waiting' || source.state === 'reading'; source = await findSource()) await wait(500)
  return { ...source, seconds: Math.round((performance.now() - startedAt) / 1_000) }
})()
console.log('The same while a website is read')
console.table(await measureTalk(server, { end: ended }))
const { state, failure, pages_read, seconds } = await ended
console.table({ website: { state, failure, 'pages read': pages_read, seconds } })
await ctx.db.destroy()
await server.stop()
site.close()
