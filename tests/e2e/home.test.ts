import { expect, expectNoSidewaysScroll, expectReadable, test } from '../support/browser.ts'

const SECTIONS = ['home', 'services', 'impact', 'about', 'contact']

test('a visitor sees the sections in order, with one main heading', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const ids = await page.locator('main [id]').evaluateAll((nodes) => nodes.map((node) => node.id))
  expect(ids.filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS)
})

test('the hero links to the prices and to the services', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('#home')
  await expect(hero.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/pricing')
  await hero.getByRole('link', { name: 'Learn More' }).click()
  await expect.poll(() => topOf(page, '#services')).toBe(80)
})

test('the headline figures and both testimonials are shown', async ({ page }) => {
  await page.goto('/')
  const impact = page.locator('#impact')
  for (const figure of ['€45M', '1,200+', '87%', '98%', '95%']) await expect(impact).toContainText(figure)
  await expect(impact.getByRole('figure')).toHaveCount(2)
  await expect(impact).toContainText(/zero missed calls/i)
})

test('the services section links to the receptionist and to websites', async ({ page }) => {
  await page.goto('/')
  const services = page.locator('#services')
  await expect(services.getByRole('link', { name: 'Learn More About AI Receptionists' })).toHaveAttribute(
    'href',
    '/ai-receptionist',
  )
  await expect(services.getByRole('link', { name: 'Explore Website & Marketing Services' })).toHaveAttribute(
    'href',
    '/websites-marketing',
  )
})

test('the footer has its specified links', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/ai-receptionist',
      '/business-automation',
      '/enterprise-ai',
      '/sme-solutions',
      '/about-us',
      '/careers',
      '/news',
      '/#contact',
      '/privacy-policy',
      '/terms-of-service',
      '/gdpr-compliance',
    ]),
  )
})

test(
  'on a phone the menu opens, and closes after a section or Pricing is chosen',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'the bar shows all links at this width')
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Open menu' })
    for (const choice of ['Impact', 'About', 'Pricing']) {
      await open.click()
      await page.getByRole('banner').getByRole('link', { name: choice, exact: true }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: choice, exact: true })).toBeHidden()
    }
  },
)

test('the bar has its links in order', { tag: '@phone' }, async ({ page }, { project }) => {
  await page.goto('/')
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  const names = (await links.allInnerTexts()).map((name) => name.trim())
  expect(names.filter((name) => name !== 'Sign In')).toEqual(['Home', 'Services', 'Pricing', 'Impact', 'About'])
})

test('a section link scrolls to 80 px below the top, also when arriving from another page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/#contact')
  await expect.poll(() => topOf(page, '#contact')).toBe(80)
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const videos: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)/.test(request.url())) videos.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('load')
  await page.waitForTimeout(500)
  expect(videos).toEqual([])
})

test('the background video plays muted and can be paused', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const video = page.locator('#home video')
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => !node.paused && node.muted && node.loop))
    .toBe(true)
  await page.getByRole('button', { name: 'Pause background' }).click()
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true)
  await page.getByRole('button', { name: 'Play background' }).click()
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(false)
})

test('the whole page is accessible in light and dark', async ({ page }) => {
  await page.goto('/')
  await expectReadable(page)
})

test('nothing scrolls sideways, down to 320 px', async ({ page }) => {
  await page.goto('/')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('the skip link leads to the content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the page sets no cookie and loads nothing from other hosts', async ({ page, context, server }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await context.cookies()).toEqual([])
  expect(foreign).toEqual([])
})

async function topOf(page: import('@playwright/test').Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top))
}

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
