import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SITE_PAGES } from '#server/http/discovery/sitemap.ts'
import { startServer, type TestServer } from '../support/server.ts'

const FORMS = ['/signup', '/signin', '/sign-in', '/sign-up', '/reset-password', '/nowhere']

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
  }),
)

test.each([...SITE_PAGES, ...FORMS])('%s is valid HTML', async (path) => {
  const page = await (await fetch(server.url + path)).text()
  const { results } = await validator.validateString(page, path)
  const faults = results.flatMap(({ messages }) =>
    messages.map((fault) => `${fault.ruleId}: ${fault.message} (${fault.selector})`),
  )
  expect(faults).toEqual([])
})
