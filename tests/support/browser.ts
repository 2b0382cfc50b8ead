import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible, expectContrast } from './accessibility.ts'
import { blockScripts, disableScripts, emptyStorageOnLeaving, keepCache } from './reused-context.ts'
import { startServer, type TestServer } from './server.ts'

type WorkerFixtures = { server: TestServer }
type TestFixtures = {
  faults: string[]
  /** False for a browser without JavaScript. */
  hasScripts: boolean
  /** False for pages as the server sends them, in a browser that could run their scripts. */
  loadsScripts: boolean
}

/** One built product for each browser worker, with an empty database; a page that complains fails its test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  hasScripts: [true, { option: true }],
  loadsScripts: [true, { option: true }],
  page: async ({ page, context, hasScripts, loadsScripts }, use) => {
    keepCache(context)
    if (hasScripts && loadsScripts) waitForScripts(page)
    const enableScripts = hasScripts ? undefined : await disableScripts(page)
    const unblockScripts = loadsScripts ? undefined : await blockScripts(page)
    await use(page)
    await enableScripts?.()
    await unblockScripts?.()
    await emptyStorageOnLeaving(page)
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        // The browser itself reports every refused request; whether that is right is what the test looks at.
        const isRefusal = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isRefusal) faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(error.message))
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Nobody presses a key in the moment in which a page is there and its scripts are not; on a busy machine a test would. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    await page.evaluate(untilHydrated).catch(() => undefined)
    return response
  }
}

/**
 * React marks the elements that it has taken over. It runs effects, among them those that listen for keys, a moment later.
 * The pages of a conversation have a script of their own, which has run when they have loaded, and no React.
 */
async function untilHydrated(): Promise<void> {
  const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
  const giveUpAt = performance.now() + 60_000
  if ('__reactRouterContext' in window) {
    while (!isHydrated() && performance.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
}

export { expect, expectAccessible }

/**
 * The page as it stands keeps what every page owes its readers, wide and on a phone: axe finds nothing, in light or dark,
 * and nothing sticks out, down to the 320 px of a page at 400%.
 */
export async function expectReadable(page: Page): Promise<void> {
  const size = page.viewportSize()
  const widths = widthsOfTest()
  for (const [place, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 })
    // The second width begins with the theme in which the first one ends: each change draws the page again.
    for (const colorScheme of place === 0 ? THEMES : THEMES.toReversed()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Of all the rules only that of contrast looks at what the dark theme changes.
      await (colorScheme === 'light' ? expectAccessible(page) : expectContrast(page))
    }
    await expectNoSidewaysScroll(page)
  }
  if (widths.includes(PHONE)) {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  }
  if (size !== null) await page.setViewportSize(size)
}

const [WIDE, PHONE] = [1280, 390]
const THEMES = ['light', 'dark'] as const

/** Both, unless the test runs once for each. */
function widthsOfTest(): number[] {
  const { tags, project } = test.info()
  if (!tags.includes('@phone')) return [WIDE, PHONE]
  return [project.name === 'phone' ? PHONE : WIDE]
}

/** Nothing sticks out sideways: the page scrolls in one direction only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBeLessThanOrEqual(0)
}
