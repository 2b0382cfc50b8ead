import { defineConfig } from 'vitest/config'

/** What they ask of the server, or of the words of a conversation, no database changes: they run on SQLite only. */
const ANY_ENGINE = [
  'admin-pages',
  'browser-files',
  'business-pages',
  'caching',
  'connection-flood',
  'cross-site',
  'discovery',
  'doors',
  'drawn-pages',
  'form-bodies',
  'forms-without-scripts',
  'government-pages',
  'hostile-model',
  'html-validity',
  'inbox-pages',
  'material-readings',
  'page-weight',
  'plan-pages',
  'public-pages',
  'raw-requests',
  'receptionist-pages',
  'receptionist-roles',
  'refusal-pages',
  'refusals',
  'registration-passwords',
  'request-bodies',
  'rolling-restart',
  'sandbox',
  'security-headers',
  'shutdown',
  'sign-in-flood',
  'support-pages',
  'talk-corrections',
  'talk-diary-wish',
  'talk-guards',
  'talk-page',
  'talk-short-answers',
  'talk-words',
].map((name) => `tests/api/${name}.test.ts`)

/** They look for what only PostgreSQL refuses. They run on SQLite where no run on PostgreSQL follows. */
const POSTGRES_FIRST = ['tests/api/hostile-characters.test.ts']

function listExcluded(): string[] {
  if (process.env.TEST_DATABASE_URL !== undefined) return ANY_ENGINE
  return process.env.TEST_POSTGRES_FOLLOWS === undefined ? [] : POSTGRES_FIRST
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // The files of one worker share their modules: loading these anew for each file takes longer than the tests.
    isolate: false,
    // Unit tests and both engines read what was compiled once; it is kept by content in node_modules.
    fsModuleCache: true,
    // Waits are for conditions. On a machine with four times as much to do as it has cores, the longest still end in time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'tests/*.test.ts'] },
      },
      {
        extends: true,
        // Real servers on real ports and databases: fewer at a time, and each needs its time to start.
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: listExcluded(),
          // On PostgreSQL they end alone, and two workers would leave a third of two cores idle.
          maxWorkers: process.env.TEST_DATABASE_URL === undefined ? 2 : 3,
          globalSetup: 'tests/support/prepare-servers.ts',
          setupFiles: 'tests/support/use-built-weights.ts',
        },
      },
    ],
  },
})
