import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-sync',
  '--disable-component-update',
  // Starting a process for each page takes longer than the page.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  // No page of a test lives long enough for its scripts to gain from what the optimising compilers cost.
  '--js-flags=--no-maglev,--no-turbofan',
]

/** Without the parts that draw windows, if it is there; `npm test` looks further and names what it finds. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const chromium = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium'

const isCi = process.env.CI !== undefined

const browser = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? chromium,
    args: chromiumFlags,
    // Without a UTF-8 locale Chromium saves a file under no name that has a fada.
    env: { ...process.env, LANG: 'C.UTF-8' },
  },
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/bundle-before-tests.ts',
  fullyParallel: true,
  workers: 2,
  // The second try is for the trace. A test that passes only then fails the run, which names it as flaky.
  retries: isCi ? 1 : 0,
  failOnFlakyTests: isCi,
  // On a machine with four times as much to do as it has cores, the longest still end in time.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  forbidOnly: isCi,
  outputDir: 'test-results',
  use: {
    // A new one starts a process and compiles every script anew. Between tests it loses cookies, storage, cache and pages.
    reuseContext: true,
    ...browser,
    locale: 'en-IE',
    // What moves is drawn again and again; a test of movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Dublin',
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // The main journeys, and what the width of a window decides.
      grep: /@phone/,
      // One dot for a pixel: at the phone's 2.6 the browser draws seven times as much.
      use: { ...devices['Pixel 7'], ...browser, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'desktop', use: { ...browser, viewport: { width: 1280, height: 800 } } },
  ],
})
