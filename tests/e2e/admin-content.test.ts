import type { Page } from '@playwright/test'
import { homeContent } from '#content/en/home.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/browser.ts'
import {
  beAdministrator,
  beBusiness,
  beGovernment,
  expectToast,
  newEmail,
  signInBy,
  signOut,
} from '../support/portal.ts'

const CONTENT = '/dashboard/admin'
const section = (name: string, view = 'edit') => `${CONTENT}?section=${name}&view=${view}`

/** Posts a form of the page as its browser would. */
function send(page: Page, server: { url: string }, form: Record<string, string>) {
  return page.request.post(`${CONTENT}?index`, { form, headers: { origin: server.url }, maxRedirects: 0 })
}

async function revisionOf(page: Page, name: string): Promise<string> {
  const html = await (await page.request.get(section(name))).text()
  return /name="revision" value="(\d+)"/.exec(html)?.[1] ?? ''
}

const visitorsPage = async (page: Page) => (await page.request.get('/')).text()

test('the tab opens on the hero, and each section has its address', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(CONTENT)
  const nav = page.getByRole('navigation', { name: 'Sections of the home page' })
  await expect(nav.getByRole('link', { name: 'Hero' })).toHaveAttribute('aria-current', 'page')
  for (const label of ['Title', 'Subtitle', 'Primary button', 'Secondary button']) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible()
  }
  await nav.getByRole('link', { name: 'Impact' }).click()
  await expect(page).toHaveURL(/section=impact/)
  for (const label of ['Business savings', 'Total savings', 'SMEs served', 'Governments served']) {
    await expect(page.getByRole('textbox', { name: new RegExp(label) })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /Impact/ })).toBeVisible()
})

test('edit, preview, publish: visitors see it when it is published, and not before', { tag: '@any-width' }, async ({
  page,
  server,
}) => {
  await beAdministrator(page, server)
  const title = `Call answered ${Date.now()}`
  await page.goto(section('contact'))
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Draft saved', 'Visitors see it once you publish it.')
  expect(await visitorsPage(page)).not.toContain(title)

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page).toHaveURL(/view=preview/)
  const preview = page.frameLocator('iframe[title="Preview of the home page"]')
  await expect(preview.getByText(title)).toBeVisible()
  await expect(preview.locator('#contact')).toBeInViewport()

  await page.getByRole('button', { name: 'Publish' }).click()
  await expectToast(page, 'Published', 'Visitors see it now.')
  await expect.poll(() => visitorsPage(page), { timeout: 2_000 }).toContain(title)
})

test('Preview keeps what was typed, also without saving first', { tag: '@any-width' }, async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(section('about'))
  const text = `Typed just now ${Date.now()}`
  await page.getByRole('textbox', { name: 'Description' }).fill(text)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe').getByText(text)).toBeVisible()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(text)
})

test('two editors at once: the second sees both texts and loses nothing', { tag: '@any-width' }, async ({
  page,
  browser,
  server,
}) => {
  const email = await beAdministrator(page, server)
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await signInBy(other, email, 'ADMIN')
  await page.goto(section('services'))
  await other.goto(section('services'))
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('What the first editor wrote.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Draft saved')

  await other.getByRole('textbox', { name: 'Title', exact: true }).fill('What the second editor wrote.')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByText('Somebody else has changed this section since you opened it').first()).toBeVisible()
  await expect(other.getByRole('definition').filter({ hasText: 'What the first editor wrote.' })).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('What the second editor wrote.')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Save mine over it' }).click()
  await expectToast(other, 'Draft saved')
  await other.reload()
  await expect(other.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('What the second editor wrote.')
  await context.close()
})

test('what is too long is counted while it is typed, and refused with the reason', { tag: '@any-width' }, async ({
  page,
  server,
}) => {
  await beAdministrator(page, server)
  await page.goto(section('hero'))
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('x'.repeat(61))
  await expect(page.getByText('61 of 60').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('The page has room for 60 characters here, and this has 61.')).toBeVisible()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('x'.repeat(61))
})

test('history shows who changed which words, and restores any version as a draft', { tag: '@any-width' }, async ({
  page,
  server,
}) => {
  await beAdministrator(page, server)
  for (const price of ['From €310 a month', 'From €320 a month']) {
    await page.goto(section('services'))
    await page.getByRole('textbox', { name: 'Receptionist: price' }).fill(price)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expectToast(page, 'Published')
  }
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'History' }).click()
  const newest = page.getByRole('listitem').filter({ hasText: 'Live' })
  await expect(newest.getByRole('deletion')).toContainText('€310')
  await expect(newest.getByRole('insertion')).toContainText('€320')
  await expect(newest).toContainText('by Aoife')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore version 1 as a draft' }).click()
  await expectToast(page, 'Restored as a draft')
  await expect(page.frameLocator('iframe').getByText(homeContent.services.receptionist.price)).toBeVisible()
  expect(await visitorsPage(page)).toContain('From €320 a month')
  await page.goto(section('services'))
  await page.getByText('Discard this draft').click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expectToast(page, 'Draft discarded')
  await expect(page.getByRole('textbox', { name: 'Receptionist: price' })).toHaveValue('From €320 a month')
})

test('leaving with unsaved words asks first', { tag: '@any-width' }, async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(section('hero'))
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('Not saved')
  const nav = page.getByRole('navigation', { name: 'Sections of the home page' })
  await nav.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('textbox', { name: 'Subtitle' })).toHaveValue('Not saved')
  await nav.getByRole('link', { name: 'About' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/section=about/)
})

test('the longest texts the page takes stay inside the screen', async ({ page, server }) => {
  await beAdministrator(page, server)
  const long = (length: number) => 'W'.repeat(length)
  const longest = {
    hero: {
      title: long(60),
      titleIrish: long(60),
      subtitle: long(320),
      primaryButton: long(28),
      secondaryButton: long(28),
    },
    contact: { title: long(80), subtitle: long(160), cardTitle: long(60) },
    impact: {
      ...Object.fromEntries(
        ['totalSavings', 'businessSavings', 'smesServed', 'governmentsServed', 'timeSavings', 'clientSatisfaction'].map(
          (name) => [name, long(16)],
        ),
      ),
      title: long(80),
      description: long(320),
      ...Object.fromEntries(
        [0, 1].flatMap((row) => [
          [`testimonials.${row}.quote`, long(240)],
          [`testimonials.${row}.author`, long(60)],
          [`testimonials.${row}.organization`, long(80)],
          [`testimonials.${row}.result`, long(60)],
        ]),
      ),
    },
    about: { title: long(80), description: long(600), story: long(600), credentials: long(120) },
    services: {
      title: long(80),
      description: long(320),
      'receptionist.title': long(80),
      'receptionist.description': long(320),
      'receptionist.points': long(160),
      'receptionist.price': long(60),
      'others.0.title': long(60),
      'others.0.description': long(240),
      'others.0.href': '/pricing',
    },
  }
  for (const [name, texts] of Object.entries(longest)) {
    const form = { intent: 'save', section: name, revision: await revisionOf(page, name), ...texts }
    expect([name, (await send(page, server, form)).status()]).toEqual([name, 303])
  }
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard/admin/preview')
    await expectNoSidewaysScroll(page)
  }
  for (const name of Object.keys(longest)) {
    const form = { intent: 'discard', section: name, revision: await revisionOf(page, name) }
    expect((await send(page, server, form)).status()).toBe(303)
  }
})

const XSS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  '{{7*7}}',
  "';alert(1)//",
]

test('what is published stays text on the page and in its structured data', { tag: '@any-width' }, async ({
  page,
  server,
}) => {
  test.slow()
  await beAdministrator(page, server)
  page.on('dialog', () => {
    throw new Error('a script ran')
  })
  for (const attack of XSS) {
    const revision = await revisionOf(page, 'hero')
    const texts = { title: attack, titleIrish: attack, subtitle: attack, primaryButton: 'Go', secondaryButton: 'More' }
    const form = { intent: 'save', next: 'publish', section: 'hero', revision, ...texts }
    expect((await send(page, server, form)).status()).toBe(303)
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
  await send(page, server, restored)
  await send(page, server, { intent: 'publish', section: 'hero', revision: await revisionOf(page, 'hero') })
})

test('nobody else sees or changes content', { tag: '@any-width' }, async ({ page, server }) => {
  const attempts = async (status: number) => {
    for (const path of [section('hero'), section('hero', 'history'), '/dashboard/admin/preview']) {
      const response = await page.request.get(path)
      expect([path, response.status()]).toEqual([path, status])
      expect(response.headers()['cache-control']).toBe('no-store')
    }
    for (const intent of ['save', 'publish', 'discard', 'restore']) {
      const form = { intent, section: 'hero', revision: '1', version: '1', title: 'Mine' }
      expect([intent, (await send(page, server, form)).status()]).toEqual([intent, status])
    }
  }
  await attempts(401)
  await beBusiness(page)
  await attempts(403)
  await signOut(page)
  await beGovernment(page)
  await attempts(403)
})

test('only our own pages may frame the preview', { tag: '@any-width' }, async ({ page, server }) => {
  await beAdministrator(page, server)
  const framing = async (path: string) => {
    const headers = (await page.request.get(path)).headers()
    return [headers['x-frame-options'], /frame-ancestors [^;]+/.exec(headers['content-security-policy'] ?? '')?.[0]]
  }
  expect(await framing('/dashboard/admin/preview')).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"])
  expect(await framing(CONTENT)).toEqual(['DENY', "frame-ancestors 'none'"])
})

test('a form that names no section or version answers as one that is not there', { tag: '@any-width' }, async ({
  page,
  server,
}) => {
  await beAdministrator(page, server)
  const unknown = { intent: 'restore', section: 'hero', revision: '1', version: '999' }
  expect((await send(page, server, unknown)).status()).toBe(404)
  expect((await send(page, server, { ...unknown, section: 'footer' })).status()).toBe(422)
  expect((await page.request.get(section('footer'))).status()).toBe(200)
})

test('every view is accessible in light and dark and stays inside the screen', async ({ page, server }) => {
  test.slow()
  await beAdministrator(page, server)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [name, view] of [
      ['hero', 'edit'],
      ['services', 'edit'],
      ['impact', 'preview'],
      ['hero', 'history'],
    ] as const) {
      await page.goto(section(name, view))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  }
})

test('an editor gets by without a mouse', async ({ page, server }) => {
  await signOut(page)
  await beAdministrator(page, server)
  await page.goto(section('about'))
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`Typed by ${newEmail('keys').slice(0, 20)}`)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Draft saved')
})
