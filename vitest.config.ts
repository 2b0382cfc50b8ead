import { defineConfig } from 'vitest/config'

/** What they ask of the server no database changes: they run on SQLite only. */
const ANY_ENGINE = [
  'browser-files',
  'caching',
  'cross-site',
  'discovery',
  'doors',
  'form-bodies',
  'html-validity',
  'page-titles',
  'page-weight',
  'raw-requests',
  'request-bodies',
  'rolling-restart',
  'security-headers',
].map((name) => `tests/api/${name}.test.ts`)

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
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
          exclude: process.env.TEST_DATABASE_URL === undefined ? [] : ANY_ENGINE,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
