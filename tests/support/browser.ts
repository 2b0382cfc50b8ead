import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { startServer, type TestServer } from './server.ts'

type WorkerFixtures = { server: TestServer }
type TestFixtures = { faults: string[] }

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
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    await use(page)
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
    await page.waitForFunction(isHydrated, undefined, { timeout: 3_000 }).catch(() => undefined)
    return response
  }
}

/** React marks the elements that it has taken over. */
function isHydrated(): boolean {
  const hasScripts = document.querySelector('script[type=module]') !== null
  return !hasScripts || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
}

export { expect }

/** Every rule of WCAG 2.2 AA and axe's good practices; says what is wrong and where. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(waitForAnimations)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // Without a page of its own to put the results of frames together: that took a third of the time.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** Half-way into view a dialog has half of its contrast. Those that go on for ever, or with the scroll, are not waited for. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Nothing sticks out sideways: the page scrolls in one direction only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBeLessThanOrEqual(0)
}
