import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepServerOutOfBrowser } from './scripts/vite/keep-server-out-of-browser.ts'

/** Native or with files of their own; everything else is bundled, which halves the start and fixes React's mode. */
const LOADED_AT_RUN_TIME = ['better-sqlite3', 'pg', 'pino', 'nodemailer', 'pdfkit']

const ONLY_IN_PORTALS =
  /src.web.(features.(portal-frame.(?!portal-loading|refusal)|portal-form|list-controls)|ui.(data-table|empty-state|panel|sort-button|stat-strip|sub-nav))/

const isForEverybody = (id: string) =>
  /src.web|lucide-react/.test(id) && !ONLY_IN_PORTALS.test(id) && !/ui.(amounts|checkbox)/.test(id)

export default defineConfig(({ command }) => ({
  plugins: [keepServerOutOfBrowser(), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What many pages share comes in one file instead of a dozen: fewer requests, and it compresses better.
          // Visitors do not load what only the portals share.
          output: {
            codeSplitting: {
              groups: [
                // The first: a group takes along what its modules import.
                { name: 'shared', minShareCount: 8, test: isForEverybody },
                { name: 'site', test: /src.web.features.(site-header|site-footer)/ },
                // The portals' forms have it, and the registration, which loads nothing else of theirs.
                { name: 'checkbox', test: /ui.checkbox/ },
                { name: 'portal', minShareCount: 8, test: ONLY_IN_PORTALS },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true as const, external: LOADED_AT_RUN_TIME } }),
      // The server's composition root is the entry: pages and API share one module graph.
      // What the browser loads late is here from the start, which is nothing to warn of.
      build: { rollupOptions: { input: './src/server/main.ts', checks: { ineffectiveDynamicImport: false } } },
    },
  },
}))
