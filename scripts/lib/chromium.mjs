import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, step } from './toolchain.mjs'

/** Chromium without its window code. It needs two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium: CHROMIUM_PATH, else Debian's package (installed as root), else a known path. */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined) return existsSync(given) ? given : fail(`CHROMIUM_PATH: there is no file at ${given}.`)
  if (!existsSync(HEADLESS_SHELL) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    step('Installing Chromium for the browser tests (Debian package)')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
  }
  return (
    [HEADLESS_SHELL, ...CHROMIUM_PATHS].find((place) => existsSync(place)) ??
    fail(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium.',
    )
  )
}
