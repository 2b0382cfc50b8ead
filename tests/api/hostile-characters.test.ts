import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#server/http/api/index.ts'
import routes from '#web/routes.ts'
import { type Accounts, type Person, startAccounts } from '../support/accounts.ts'

// PostgreSQL cannot store U+0000 in a text. These tests put it wherever a visitor or a customer can.
const NUL = '%00'
const FILTERS =
  'q actor search status kind type from to action subject before after page sort period token invite plan when email'
const EVERY_FILTER = FILTERS.split(' ')
  .map((name) => `${name}=a${NUL}b`)
  .join('&')

let app: Accounts
let people: Person[]
beforeAll(async () => {
  app = await startAccounts()
})
beforeEach(async () => {
  people = [await app.business(), await app.government(), await app.administrator()]
})
afterAll(async () => {
  // A refusal is never a 500.
  const errors = app.server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'))
  await app.stop()
  expect(errors).toEqual([])
})

const failures: unknown[] = []

async function ask(person: Person, method: string, path: string, body?: string, type?: string): Promise<string> {
  const headers: Record<string, string> = { accept: 'text/html', ...(type !== undefined && { 'content-type': type }) }
  const answer = await person.browser.send(method, path, body, headers)
  if (answer.status >= 500)
    failures.push([person.role, person.userType, method, path, body?.slice(0, 200), answer.status])
  return String(answer.body)
}

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  const paths = entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    return entry.children === undefined ? [path || '/'] : pathsOf(entry.children, path)
  })
  return [...new Set(paths)]
}

/** A person who may see a page. */
function readerOf(path: string): Person {
  const [business, government, administrator] = people as [Person, Person, Person]
  if (path.startsWith('/dashboard/business')) return business
  return path.startsWith('/dashboard/government') ? government : administrator
}

test('U+0000 in an address or a filter never causes a 500', { timeout: 240_000 }, async () => {
  for (const path of pathsOf(routes)) {
    const addresses = [path.replaceAll(/:\w+|\*/g, `a${NUL}b`)]
    addresses.push(`${path.replaceAll(/:\w+|\*/g, 'no-such-id')}?${EVERY_FILTER}`)
    await Promise.all(addresses.map((address) => ask(readerOf(path), 'GET', address)))
  }
  expect(failures).toEqual([])
})

test('U+0000 in an API body never causes a 500', async () => {
  const names = [
    'id',
    'email',
    'password',
    'token',
    'code',
    'text',
    'title',
    'name',
    'message',
    'module',
    'threadId',
    'key',
  ]
  const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, 'a\0b@example.ie'])))
  const known = api.routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.includes('*') && !/logout|stream/.test(path),
  )
  for (const person of people) {
    for (const { method, path } of known) {
      const address = `/api${path.replaceAll(/:\w+/g, `a${NUL}b`)}`
      await ask(person, method, address, method === 'GET' ? undefined : body, 'application/json')
    }
  }
  expect(failures).toEqual([])
})

/** The POST forms of a page: their addresses, and the fields that a browser would post. */
function formsOf(page: string, path: string): { action: string; fields: [string, string][] }[] {
  const forms = page.match(/<form\b[^>]*method="post"[\s\S]*?<\/form>/gi) ?? []
  return forms.map((form) => {
    const action = /^<form\b[^>]*\baction="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? path
    const controls = form.match(/<(?:input|textarea|select|button)\b[^>]*\bname="[^>]*>/g) ?? []
    const fields = controls.map((control): [string, string] => [
      /\bname="([^"]*)"/.exec(control)?.[1] ?? '',
      /\bvalue="([^"]*)"/.exec(control)?.[1] ?? 'yes',
    ])
    return { action, fields }
  })
}

function linksOf(page: string): string[] {
  const links = [...page.matchAll(/href="(\/(?:dashboard|account)[^"#]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return links.filter((href) => !/\.(csv|pdf)|export|sign-?out/.test(href))
}

/** One page of each kind: ids and numbers are ignored. */
const kindOf = (path: string) => path.replaceAll(/[a-z]+_[\w-]+|[0-9a-f-]{20,}|\d+/g, '*').replace(/=[^&]*/g, '=')

test('U+0000 in any portal form never causes a 500', {
  timeout: 240_000,
}, async () => {
  let sent = 0
  for (const person of people) {
    const portal = person.role === 'ADMIN' ? 'admin' : person.userType.toLowerCase()
    const waiting = [`/dashboard/${portal}`, '/account']
    const seen = new Set(waiting.map(kindOf))
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await ask(person, 'GET', path)
      for (const link of linksOf(page)) {
        if (seen.has(kindOf(link)) || seen.size > 120) continue
        seen.add(kindOf(link))
        waiting.push(link)
      }
      for (const { action, fields } of formsOf(page, path)) {
        const free = fields.filter(([name]) => !['intent', 'password', 'currentPassword', 'newPassword'].includes(name))
        const posts = free.map(async ([hostile]) => {
          const body = new URLSearchParams(fields.map(([name, value]) => [name, name === hostile ? 'a\0b' : value]))
          await ask(person, 'POST', action, body.toString(), 'application/x-www-form-urlencoded')
        })
        await Promise.all(posts)
        sent += posts.length
      }
    }
  }
  expect(failures).toEqual([])
  expect(sent).toBeGreaterThan(60)
})
