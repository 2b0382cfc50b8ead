import { request } from 'node:http'
import { inflateSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { policyForm, projectForm, reviewForm } from '../support/projects.ts'

let app: Accounts
let own: Person
let stranger: Person
let projectId: string
let policyId: string
beforeAll(async () => {
  app = await shareAccounts()
  own = await app.government()
  stranger = await app.government()
  projectId = await created('/projects/new', { intent: 'create', ...projectForm({ name: '=1+1 Bridge', spend: '99' }) })
  policyId = await created('/compliance/new', { intent: 'add', ...policyForm({ name: '@SUM(A1)' }) })
})

const PDF = Buffer.from('%PDF-1.7\n\xff\x00 end', 'latin1')

/** Posts a form as a browser without JavaScript does. */
function postForm(path: string, form: Record<string, string>, { browser } = own): Promise<Response> {
  return fetch(`${app.server.url}/dashboard/government${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.server.url, cookie: browser.cookie ?? '' },
    body: new URLSearchParams(form),
  })
}

async function created(path: string, form: Record<string, string>): Promise<string> {
  const response = await postForm(path, form)
  expect(response.status).toBe(303)
  return /\/((?:prj|pol)_\w+)/.exec(response.headers.get('location') ?? '')?.[1] ?? ''
}

function upload(name: string, content: Uint8Array<ArrayBuffer>, { browser } = own): Promise<Response> {
  const form = new FormData()
  form.set('intent', 'upload')
  form.set('file', new File([content], name))
  return fetch(`${app.server.url}/dashboard/government/projects/${projectId}/documents`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.server.url, cookie: browser.cookie ?? '' },
    body: form,
  })
}

async function fileOf(path: string, { browser } = own) {
  const response = await fetch(app.server.url + path, { headers: { cookie: browser.cookie ?? '' } })
  return { response, content: Buffer.from(await response.arrayBuffer()) }
}

test('a document comes back byte for byte as an attachment that browsers do not sniff', async () => {
  expect((await upload('../../Plean <b>.pdf', new Uint8Array(PDF))).status).toBe(303)
  const documents = app.db.selectFrom('project_documents').where('project_id', '=', projectId)
  const { id } = await documents.select('id').executeTakeFirstOrThrow()
  const path = `/api/projects/${projectId}/documents/${id}`
  const { response, content } = await fileOf(path)
  expect(content.equals(PDF)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Plean  b.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect((await fileOf(path, stranger)).response.status).toBe(404)
  expect((await fileOf(path, await app.business())).response.status).toBe(403)
  expect((await upload('a.pdf', new Uint8Array(PDF), stranger)).status).toBe(404)
})

test('an invalid or oversized document is refused on its page', async () => {
  for (const [name, content, words] of [
    ['a.svg', Buffer.from('<svg onload="alert(1)"/>'), 'Please choose a PDF'],
    ['a.pdf', Buffer.alloc(0), 'This file is empty.'],
    ['a.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 'This file is larger than 5 MB.'],
    ['a.pdf', Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]), 'This file is larger than 5 MB.'],
  ] as const) {
    const response = await upload(name, new Uint8Array(content))
    expect([name, content.length, response.status]).toEqual([name, content.length, 422])
    expect(await response.text()).toContain(words)
  }
})

test('other forms accept at most 128 KB, and nothing without a length', async () => {
  const big = 'x'.repeat(200 * 1024)
  expect((await postForm(`/projects/${projectId}`, { intent: 'post-update', body: big })).status).toBe(413)
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { origin: app.server.url, cookie: own.browser.cookie ?? '', 'transfer-encoding': 'chunked' }
    const sent = request(
      `${app.server.url}/dashboard/government/projects/${projectId}/documents`,
      { method: 'POST', headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' } },
      (response) => resolve(response.resume().statusCode),
    )
    sent.on('error', reject)
    sent.end(big)
  })
  expect(status).toBe(413)
})

test('a report is a tagged PDF in Irish English, or CSV without formulas', async () => {
  const report = `/api/projects/${projectId}/report`
  const { response, content } = await fileOf(`${report}?format=pdf`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const text = readable(content)
  for (const mark of ['/StructTreeRoot', '/MarkInfo', '(en-IE)'])
    expect([mark, text.includes(mark)]).toEqual([mark, true])
  const csv = (await fileOf('/api/projects/list.csv')).content.toString()
  expect(csv).toContain("'=1+1 Bridge")
  expect(csv).toContain(',250000.50,99.00,1200,20,2026-09-01,2027-03-31,')
  expect((await fileOf(`${report}?format=exe`)).response.status).toBe(422)
  expect((await fileOf(`${report}?format=pdf`, stranger)).response.status).toBe(404)
})

test("an auditor's file holds every review of the organisation and of no other", async () => {
  const { checks: _, ...review } = reviewForm({ outcome: 'PARTIAL', findings: '+cmd | Zq77 findings' })
  const response = await postForm(`/compliance/${policyId}/review`, { intent: 'review', ...review } as Record<
    string,
    string
  >)
  expect(response.status).toBe(303)
  const csv = (await fileOf('/api/policies/history.csv')).content.toString()
  expect(csv).toContain("'@SUM(A1)")
  expect(csv).toContain("'+cmd | Zq77 findings")
  expect((await fileOf('/api/policies/history.csv', stranger)).content.toString()).not.toContain('Zq77')
  expect((await fileOf('/api/policies/history.pdf')).content.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a report needs its days and its content', async () => {
  const ask = async (query: string) => {
    const { response, content } = await fileOf(`/api/projects/report?${query}`)
    return [
      response.status,
      response.status === 200 ? '' : Object.keys(JSON.parse(content.toString()).fieldErrors ?? {}),
    ]
  }
  expect(await ask('from=2026-02-30&to=2026-03-01&contents=spend&format=csv')).toEqual([422, ['from']])
  expect(await ask('from=2026-03-02&to=2026-03-01&contents=spend&format=csv')).toEqual([422, ['to']])
  expect(await ask('from=2026-03-02&to=2026-03-01&contents=all&format=csv')).toEqual([422, ['contents.0']])
  expect(await ask('from=2026-01-01&to=2026-12-31&contents=spend&contents=figures&format=csv')).toEqual([200, ''])
})

/** The objects of a PDF, including those in compressed streams. */
function readable(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return raw + streams.join('\n')
}
