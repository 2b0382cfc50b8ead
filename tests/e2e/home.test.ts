import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top))

test('keys lead to the content, the hero to the services, and its video plays muted until it is paused', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const video = page.locator('#home video')
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => !node.paused && node.muted && node.loop))
    .toBe(true)
  await page.getByRole('button', { name: 'Pause background' }).click()
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true)
  await page.getByRole('button', { name: 'Play background' }).click()
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(false)

  await page.locator('#home').getByRole('link', { name: 'Learn More' }).click()
  await expect.poll(() => topOf(page, '#services')).toBe(80)
})

test(
  'on a phone the menu opens with its links in order, and closes after a section or Pricing is chosen',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'the bar shows all links at this width')
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Open menu' })
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    for (const choice of ['Impact', 'About', 'Pricing']) {
      await open.click()
      const names = (await links.allInnerTexts()).map((name) => name.trim())
      expect(names).toEqual(['Home', 'Services', 'Pricing', 'Impact', 'About'])
      await page.getByRole('banner').getByRole('link', { name: choice, exact: true }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: choice, exact: true })).toBeHidden()
    }
  },
)

test('whoever arrives at a section sees it 80 px below the top, without motion, cookies or other hosts', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  const [foreign, videos]: string[][] = [[], []]
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) foreign?.push(request.url())
    if (/\.(webm|mp4)/.test(request.url())) videos?.push(request.url())
  })
  await page.goto('/#contact')
  await expect.poll(() => topOf(page, '#contact')).toBe(80)
  // The film would begin in view.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => topOf(page, '#home')).toBe(0)
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
  expect(await context.cookies()).toEqual([])
  expect({ foreign, videos }).toEqual({ foreign: [], videos: [] })
})

test('every stroke is visible without scrolling, in a full-page picture and in print', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const heights = () =>
    page.locator('[data-cut]').evaluateAll((strokes) => strokes.map((stroke) => stroke.getBoundingClientRect().height))
  const expectVisible = async () => {
    const found = await heights()
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter((height) => height === 0)).toEqual([])
  }
  await expectVisible()
  await page.screenshot({ fullPage: true })
  await expectVisible()
  await page.locator('figure.call').scrollIntoViewIfNeeded()
  await expectVisible()
  await page.emulateMedia({ media: 'print' })
  await expectVisible()
})
