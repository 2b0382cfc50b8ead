import { expect, test } from '../support/browser.ts'
import { CONTENT, revisionOf, section, sendForm } from '../support/content-editor.ts'
import { beAdministrator, expectForAdministratorsOnly } from '../support/portal.ts'

const XSS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  '{{7*7}}',
  "';alert(1)//",
]

test('published markup stays text on the page and in its structured data', async ({ page, server }) => {
  await beAdministrator(page, server)
  page.on('dialog', () => {
    throw new Error('a script ran')
  })
  for (const attack of XSS) {
    const revision = await revisionOf(page, 'hero')
    const texts = { title: attack, titleIrish: attack, subtitle: attack, primaryButton: 'Go', secondaryButton: 'More' }
    const form = { intent: 'save', next: 'publish', section: 'hero', revision, ...texts }
    expect((await sendForm(page, server, form)).status()).toBe(303)
    await expect
      .poll(
        async () => {
          await page.goto('/')
          return page.getByRole('heading', { level: 1 }).textContent()
        },
        { timeout: 15_000 },
      )
      .toContain(attack)
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(() => JSON.parse(data)).not.toThrow()
    }
    await expect(page).toHaveTitle(new RegExp(attack.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
  }
  const restored = { intent: 'restore', version: '1', section: 'hero', revision: await revisionOf(page, 'hero') }
  await sendForm(page, server, restored)
  await sendForm(page, server, { intent: 'publish', section: 'hero', revision: await revisionOf(page, 'hero') })
})

test('nobody else sees or changes content', async ({ page, server }) => {
  await expectForAdministratorsOnly(page, async (status) => {
    for (const path of [section('hero'), section('hero', 'history'), '/dashboard/admin/preview']) {
      const response = await page.request.get(path)
      expect([path, response.status()]).toEqual([path, status])
      expect(response.headers()['cache-control']).toBe('no-store')
    }
    for (const intent of ['save', 'publish', 'discard', 'restore']) {
      const form = { intent, section: 'hero', revision: '1', version: '1', title: 'Mine' }
      expect([intent, (await sendForm(page, server, form)).status()]).toEqual([intent, status])
    }
  })
})

test('only our own pages may frame the preview', async ({ page, server }) => {
  await beAdministrator(page, server)
  const framing = async (path: string) => {
    const headers = (await page.request.get(path)).headers()
    return [headers['x-frame-options'], /frame-ancestors [^;]+/.exec(headers['content-security-policy'] ?? '')?.[0]]
  }
  expect(await framing('/dashboard/admin/preview')).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"])
  expect(await framing(CONTENT)).toEqual(['DENY', "frame-ancestors 'none'"])
})

test('a form with an unknown section or version gets a 404', async ({ page, server }) => {
  await beAdministrator(page, server)
  const unknown = { intent: 'restore', section: 'hero', revision: '1', version: '999' }
  expect((await sendForm(page, server, unknown)).status()).toBe(404)
  expect((await sendForm(page, server, { ...unknown, section: 'footer' })).status()).toBe(422)
  expect((await page.request.get(section('footer'))).status()).toBe(200)
})
