import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { keepServerOutOfBrowser } from '../../scripts/vite/keep-server-out-of-browser.ts'
import { type Product, sendRaw, shareProduct } from '../support/http.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CLIENT = path.join(ROOT, 'build/client')

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

test('browser files contain nothing of the server', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(3)
  const marks = [
    'better-sqlite3',
    'site_revision',
    'begin immediate',
    'insertInto',
    'node:fs',
    'rate_limits',
    'DATABASE_URL',
    'nodemailer',
  ]
  for (const name of files) {
    const content = readFileSync(path.join(CLIENT, name), 'utf8')
    expect([name, marks.filter((mark) => content.includes(mark))]).toEqual([name, []])
  }
})

test('the build writes no source maps', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = files.filter((name) => name.endsWith('.js'))
  for (const name of scripts) expect(readFileSync(path.join(CLIENT, name), 'utf8')).not.toContain('sourceMappingURL')
})

/** Builds one browser file with this content, as the product's build does. */
function buildBrowserFile(code: string) {
  const entry = path.join(ROOT, 'src/web/an-entry-of-the-test.ts')
  const virtualEntry: Plugin = {
    name: 'an-entry-of-the-test',
    resolveId: (id) => (id === entry ? entry : null),
    load: (id) => (id === entry ? code : null),
  }
  return build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [keepServerOutOfBrowser(), virtualEntry],
    build: { write: false, rollupOptions: { input: entry } },
  })
}

test.each([
  ['by its name', `import { newId } from '#server/ids.ts'; console.log(newId)`],
  ['by its place', `import { newId } from '../server/ids.ts'; console.log(newId)`],
  ['later', `import('#server/ids.ts').then(console.log)`],
  ['by handing it on', `export * from '#server/errors.ts'`],
])('a browser file that loads the server %s stops the build', async (_, code) => {
  await expect(buildBrowserFile(code)).rejects.toThrow(/browser code must not import the server/)
})

test('a browser file may load contracts and types of the server', async () => {
  const code = `import { contactMessage } from '#contracts/enquiries.ts'
    import type { AppError } from '#server/errors.ts'
    export const parse = (input: unknown, error: AppError) => [contactMessage.safeParse(input), error]`
  await expect(buildBrowserFile(code)).resolves.toBeDefined()
})

test.each([
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/package-lock.json',
  '/vite.config.ts',
  '/server/index.js',
  '/build/server/index.js',
  '/ogham.sqlite',
  '/data/ogham.sqlite',
  '/assets/',
  '/assets',
  '/../package.json',
  '/assets/../../server/index.js',
  '/assets/%2e%2e/%2e%2e/server/index.js',
  '/assets/..%2f..%2fserver/index.js',
  '/assets/%2e%2e%5c%2e%2e%5cserver%5cindex.js',
  '/assets/..%5c..%5cserver%5cindex.js',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '//etc/passwd',
  '/assets//etc/passwd',
  '/%00',
  '/assets/%00.js',
  '/.env%00.js',
  '/%252e%252e/package.json',
  '/assets/\u002e\u002e;/server/index.js',
  '/.well-known/../.env',
  '/~root/.ssh/id_rsa',
])('%s does not exist', async (address) => {
  const { host } = new URL(product.url)
  const { status, head, body } = await sendRaw(
    product,
    `GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    30_000,
  )
  expect(status).toBe(404)
  expect(head).toMatch(/^Content-Type: (text\/html|application\/json)/im)
  expect(body).not.toMatch(/root:x:|"private": true|\[core\]|createHttpServer|SQLite format/)
})

test('source maps of the browser files do not exist', async () => {
  const scripts = readdirSync(path.join(CLIENT, 'assets')).filter((name) => name.endsWith('.js'))
  for (const name of scripts.slice(0, 5)) {
    expect((await fetch(`${product.url}/assets/${name}.map`)).status).toBe(404)
  }
})
