// npm test: sets up what is missing, then checks and tests everything. Its last line counts what passed and failed.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { keepTemporaryFilesInMemory } from './lib/memory-folder.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { ensureBuild, ensurePackages, fail, findNode, root, step } from './lib/toolchain.mjs'

ensurePackages()
const node = findNode()
const chromium = ensureChromium()
keepTemporaryFilesInMemory()
// What is kept in memory, and PostgreSQL, end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
const reports = mkdtempSync(path.join(os.tmpdir(), 'test-reports-'))
const total = { passed: 0, failed: 0, skipped: 0 }

/** Runs a check beside others. Its output is printed in one piece when it ends. */
async function run(name, args, env = {}) {
  step(`${name} …`)
  const child = spawn(node, args, { cwd: root, env: { ...process.env, NO_COLOR: '1', ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  step(name)
  process.stdout.write(said)
  return code === 0
}

async function check(name, args, env) {
  if (await run(name, args, env)) total.passed++
  else total.failed++
}

async function suite(name, args, env, reportFile, count) {
  const isGreen = await run(name, args, env)
  const counted = count(readReport(reportFile))
  for (const key of Object.keys(total)) total[key] += counted[key]
  // A runner that crashed before it counted has failed.
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
  passed: report?.stats.expected ?? 0,
  // A flaky test has a race, so it fails the run.
  failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
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
  return suite(name, args, env, file, vitestCounts)
}

/** On both engines, one after the other. */
async function apiTests() {
  const follows = postgres === undefined ? undefined : 'yes'
  await vitest('API tests on SQLite', 'api', { TEST_DATABASE_URL: undefined, TEST_POSTGRES_FOLLOWS: follows })
  if (postgres === undefined) {
    step(
      'API tests on PostgreSQL: not run, because no PostgreSQL is installed here (Debian: apt-get install postgresql)',
    )
    return
  }
  await vitest('API tests on PostgreSQL', 'api', { TEST_DATABASE_URL: postgres.url })
  postgres.stop()
}

function browserTests() {
  const reportFile = path.join(reports, 'browser.json')
  return suite(
    'Browser tests',
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
    // Playwright sets FORCE_COLOR for its workers, which then warn about NO_COLOR. FORCE_COLOR=0 prevents both.
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, NO_COLOR: undefined, FORCE_COLOR: '0' },
    reportFile,
    playwrightCounts,
  )
}

if (process.env.CI && spawnSync('radicale', ['--version']).status !== 0) {
  fail('radicale is missing: in CI the calendars are tested against a CalDAV server.')
}
const given = process.env.TEST_DATABASE_URL
const postgres = given === undefined ? await startPostgres() : { url: given, stop() {} }
process.prependListener('exit', () => postgres?.stop())
if (postgres === undefined && process.env.CI) {
  fail('PostgreSQL is missing: in CI the API tests must run on both engines.')
}

await check('Types', ['node_modules/@react-router/dev/bin.cjs', 'typegen'])
// These checks need no build, and the build keeps one core busy.
const checks = [
  // Each further thread checks anew what the files share: twice the processor time, and no second less.
  check('Type check', ['node_modules/typescript/bin/tsc', '-p', '.', '--singleThreaded'], { GOGC: '400' }),
  check('Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
  check('Unused code', ['node_modules/knip/bin/knip.js']),
  vitest('Unit tests', 'unit', { TEST_DATABASE_URL: undefined }),
]
ensureBuild(node)
// Beside what is left of the checks. The API tests and the browser tests wait at different moments.
await Promise.all([...checks, apiTests(), browserTests()])

rmSync(reports, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
