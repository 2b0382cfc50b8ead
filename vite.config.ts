import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepServerOutOfBrowser } from './scripts/vite/keep-server-out-of-browser.ts'

/** Native or with files of their own; everything else is bundled, which halves the start and fixes React's mode. */
const LOADED_AT_RUN_TIME = ['better-sqlite3', 'pg', 'pino', 'nodemailer', 'pdfkit']

export default defineConfig(({ command }) => ({
  plugins: [keepServerOutOfBrowser(), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What most pages share comes in one file instead of a dozen: fewer requests, and it compresses better.
          output: {
            codeSplitting: { groups: [{ name: 'shared', minShareCount: 8, test: /src.web|lucide-react/ }] },
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
