import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Native or with files of their own; everything else is bundled, which halves the start and fixes React's mode. */
const LOADED_AT_RUN_TIME = ['better-sqlite3', 'pg', 'pino', 'nodemailer']

/** The browser must never load server code: the build stops instead. */
function keepServerOutOfBrowser(): Plugin {
  return {
    name: 'keep-server-out-of-browser',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/server\// },
      handler(id) {
        if (this.environment.name !== 'client') return null
        return this.error(`Browser code must not import the server: ${id}`)
      },
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [keepServerOutOfBrowser(), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true as const, external: LOADED_AT_RUN_TIME } }),
      // The server's composition root is the entry: pages and API share one module graph.
      build: { rollupOptions: { input: './src/server/main.ts' } },
    },
  },
}))
