import { defineConfig, devices } from '@playwright/test'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-sync',
  '--disable-component-update',
]

const browser = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: chromiumFlags,
    // Without a UTF-8 locale Chromium saves a file under no name that has a fada.
    env: { ...process.env, LANG: 'C.UTF-8' },
  },
}

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // One race among hundreds of tests must not hold up a change; the run names it as flaky, to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  // On a machine with far more to do than it has cores, the longest still end in time.
  timeout: 90_000,
  forbidOnly: process.env.CI !== undefined,
  outputDir: 'test-results',
  use: {
    ...browser,
    locale: 'en-IE',
    // What moves is drawn again and again; a test of movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Dublin',
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'phone',
      // The main journeys, and what the width of a window decides.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], ...browser, viewport: { width: 390, height: 844 } },
    },
    { name: 'desktop', use: { ...browser, viewport: { width: 1280, height: 800 } } },
  ],
})
