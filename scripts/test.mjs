// npm test: sets up what is missing, then checks and tests everything. Its last line counts what passed and failed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { ensureBuild, ensurePackages, fail, findNode, root, step } from './lib/toolchain.mjs'

ensurePackages()
const node = findNode()
const chromium = ensureChromium()
const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }

function run(args, env = {}) {
  const result = spawnSync(node, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  return result.status === 0
}

function check(name, args) {
  step(name)
  if (run(args)) total.passed++
  else total.failed++
}

function suite(name, args, env, reportFile, count) {
  step(name)
  const isGreen = run(args, env)
  const counted = count(readReport(reportFile))
  for (const key of Object.keys(total)) total[key] += counted[key]
  // A runner that broke down before it could count must not look like one that found nothing wrong.
  if (!isGreen && counted.failed === 0) total.failed++
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const vitestCounts = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
})

const playwrightCounts = (report) => ({
  passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
  failed: report?.stats.unexpected ?? 0,
  skipped: report?.stats.skipped ?? 0,
})

function vitest(name, project, env) {
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  suite(name, args, env, file, vitestCounts)
}

check('Types', ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
check('Type check', ['node_modules/typescript/bin/tsc', '-p', '.'])
check('Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
check('Unused code', ['node_modules/knip/bin/knip.js'])
ensureBuild(node)
vitest('Unit tests', 'unit')
vitest('API tests on SQLite', 'api', { TEST_DATABASE_URL: undefined })

const given = process.env.TEST_DATABASE_URL
const postgres = given === undefined ? await startPostgres() : { url: given, stop() {} }
if (postgres !== undefined) {
  vitest('API tests on PostgreSQL', 'api', { TEST_DATABASE_URL: postgres.url })
  postgres.stop()
} else if (process.env.CI) {
  fail('PostgreSQL is missing: in CI the API tests must run on both engines.')
} else {
  step('API tests on PostgreSQL: not run, because no PostgreSQL is installed here (Debian: apt-get install postgresql)')
}

const browserReport = path.join(reports, 'browser.json')
suite(
  'Browser tests',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
  // Playwright colours the output of its workers, who then complain of NO_COLOR, unless it is told so its own way.
  { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, NO_COLOR: undefined, FORCE_COLOR: '0' },
  browserReport,
  playwrightCounts,
)

rmSync(reports, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
