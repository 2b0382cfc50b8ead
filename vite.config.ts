import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        // The server's composition root is the entry: pages and API share one module graph.
        rollupOptions: { input: './src/server/main.ts', external: ['better-sqlite3', 'pg'] },
      },
    },
  },
})
