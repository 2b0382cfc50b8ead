import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { privacyPolicy } from '#content/en/privacy-policy.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** What each file stores in a visitor's browser. The first test fails if a file is missing here. */
const STORED_BY: Record<string, string[]> = {
  'src/server/http/session.ts': ['__Host-session', 'session', 'signed-in', '__Host-known-device', 'known-device'],
  'src/server/http/talk-cookie.ts': ['talk-'],
  'src/web/features/chat/outgoing.ts': ['chat:'],
  'src/web/routes/account/signup/steps.ts': ['registration'],
  'src/web/ui/theme.ts': ['theme'],
  'src/web/ui/toast.tsx': ['toast'],
}
/** Stored by React Router. */
const STORED_BY_PACKAGES = ['react-router-scroll-positions', 'react-router-manifest-version']

const STORES =
  /\bStorage\.setItem|(local|session)Storage\.setItem|generateCookie\(|setCookie\(|document\.cookie\s*=|cookieStore\.set/

test('only these files store something in the browser', () => {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join('src', file))
    .filter((file) => STORES.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(files.toSorted()).toEqual(Object.keys(STORED_BY).toSorted())
})

test('the privacy policy names every cookie and storage key', () => {
  const { blocks } = privacyPolicy.sections.find(({ id }) => id === 'cookies') ?? { blocks: [] }
  const text = JSON.stringify(blocks)
  const names = [...Object.values(STORED_BY).flat(), ...STORED_BY_PACKAGES]
  expect(names.filter((name) => !text.includes(`“${name}”`))).toEqual([])
  for (const [file, stored] of Object.entries(STORED_BY)) {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    // The prefix is added on https.
    expect(stored.filter((name) => !source.includes(name.replace('__Host-', '')))).toEqual([])
  }
})
