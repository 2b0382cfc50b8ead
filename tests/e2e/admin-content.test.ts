import { homeContent } from '#content/en/home.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadable, test } from '../support/browser.ts'
import { CONTENT, revisionOf, section, sendForm, visitorsPage } from '../support/content-editor.ts'
import { expectPagesReadable } from '../support/drawn-pages.ts'
import { PlainPages } from '../support/plain-pages.ts'
import { addAdministrator, beAdministrator, expectToast, newEmail } from '../support/portal.ts'

test('the tab opens the hero, and each section has its address', async ({ page, server }) => {
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

test('visitors see an edit only after it is published', async ({ page, server }) => {
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
  await expect.poll(() => visitorsPage(page)).toContain(title)
})

test('Preview keeps typed text without saving first', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(section('about'))
  const text = `Typed just now ${Date.now()}`
  await page.getByRole('textbox', { name: 'Description' }).fill(text)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe').getByText(text)).toBeVisible()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(text)
})

test('two editors at once: the second sees both texts and loses nothing', async ({ page, server }) => {
  await beAdministrator(page, server)
  await page.goto(section('services'))
  const { browser } = await addAdministrator(server)
  const first = await new PlainPages(server, browser.cookie).open(section('services'))
  await first.send('Save Changes', { Title: 'What the first editor wrote.' })

  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('What the second editor wrote.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Somebody else has changed this section since you opened it').first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'What the first editor wrote.' })).toBeVisible()
  await expect(title).toHaveValue('What the second editor wrote.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save my version' }).click()
  await expectToast(page, 'Draft saved')
  await page.reload()
  await expect(title).toHaveValue('What the second editor wrote.')
})

test('text length is counted while typing, and too long a text is refused with the reason', async ({
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

test('the history shows who changed which words, and restores any version as a draft', async ({ page, server }) => {
  await beAdministrator(page, server)
  const { browser } = await addAdministrator(server)
  const first = await new PlainPages(server, browser.cookie).open(section('services'))
  await first.send('Publish', { 'Receptionist: price': 'From €310 a month' })
  await page.goto(section('services'))
  await page.getByRole('textbox', { name: 'Receptionist: price' }).fill('From €320 a month')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expectToast(page, 'Published')
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

test('leaving with unsaved text asks first, and an editor needs no mouse', async ({ page, server }) => {
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
  // From here on without a mouse.
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toHaveValue(homeContent.about.title)
  await title.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`Typed by ${newEmail('keys').slice(0, 20)}`)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Draft saved')
})

test('the longest allowed texts fit the screen', async ({ page, server }) => {
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
    expect([name, (await sendForm(page, server, form)).status()]).toEqual([name, 303])
  }
  await page.goto('/dashboard/admin/preview')
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  for (const name of Object.keys(longest)) {
    const form = { intent: 'discard', section: name, revision: await revisionOf(page, name) }
    expect((await sendForm(page, server, form)).status()).toBe(303)
  }
})

test.describe('as the server sends them', () => {
  test.use({ loadsScripts: false })

  test('every view is accessible in light and dark and fits the screen', async ({ page, server }) => {
    await beAdministrator(page, server)
    // The preview is in a frame, which a page load waits for.
    await page.goto(section('impact', 'preview'))
    await expectReadable(page)
    await expectPagesReadable(page, [section('hero'), section('services'), section('hero', 'history')])
  })
})
