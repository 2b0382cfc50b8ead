import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildReader } from './scripts/vite/build-reader.ts'
import { buildWidget } from './scripts/vite/build-widget.ts'
import { copyMeanings } from './scripts/vite/copy-meanings.ts'
import { keepServerOutOfBrowser } from './scripts/vite/keep-server-out-of-browser.ts'
import { trainClassifiers } from './scripts/vite/train-classifiers.ts'

/** Native or with files of their own; everything else is bundled, which halves the start and fixes React's mode. */
const LOADED_AT_RUN_TIME = ['better-sqlite3', 'pg', 'pino', 'nodemailer', 'pdfkit']

const ONLY_IN_PORTALS =
  /src.web.(features.(portal-frame.(?!portal-loading|refusal)|list-controls|receptionist|content-editor)|routes.dashboard|ui.(data-table|empty-state|link-tabs|panel|sort-button|stat-strip|sub-nav))/

const ONLY_WITH_FORMS = /ui.(amounts|checkbox|password-input)|features.form.(?!keep-unsent|fields)/

/** What the root imports. Without a group of its own it would come with a file that not every page loads. */
const EVERYWHERE =
  /src.web.root|features.(form.(keep-unsent|fields)|session.session-hint)|lib.(unreachable|nonce)|ui.(toast\.|theme-script)|react-dom.(index|cjs.react-dom\.production)/

const isForEverybody = (id: string) =>
  /src.web|lucide-react/.test(id) && !ONLY_IN_PORTALS.test(id) && !ONLY_WITH_FORMS.test(id)

const LEAN_ICONS = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: path.resolve(import.meta.dirname, 'src/web/ui/lucide-icon.ts'),
}

export default defineConfig(({ command }) => ({
  plugins: [
    keepServerOutOfBrowser(),
    buildWidget(),
    buildReader(),
    trainClassifiers(),
    copyMeanings(),
    tailwindcss(),
    reactRouter(),
  ],
  ...(command === 'build' && { resolve: { alias: [LEAN_ICONS] } }),
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
                { name: 'everywhere', test: EVERYWHERE },
                { name: 'shared', minShareCount: 8, test: isForEverybody },
                {
                  name: 'form',
                  test: /features.form.(form|entries|ask-api|checks|submission-key|visitor-parts)|lib.(new-key|api-client)|contracts.organization-types/,
                },
                {
                  name: 'site',
                  test: /src.web.(features.(site-header|site-footer)|ui.emblem)|icons.(phone|message-circle|arrow-right|mail)\.mjs/,
                },
                // The live section has both from the start, and a file for each would weigh more.
                { name: 'live', test: /live.things-to-say|icons.mic\.mjs/ },
                // Prices are written on public pages too.
                { name: 'amounts', test: /contracts.words.amounts/ },
                // The portals' forms have it, and the registration, which loads nothing else of theirs.
                { name: 'checkbox', test: /ui.checkbox/ },
                // What few public pages share with the portals comes without these.
                { name: 'permissions', test: /contracts.permissions|portal-frame.allowed/ },
                { name: 'irish', test: /contracts.irish/ },
                { name: 'dates', test: /contracts.words.(irish-clock|dates)/ },
                { name: 'receptionist', minShareCount: 8, test: /src.web.features.receptionist/ },
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
