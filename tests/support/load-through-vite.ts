import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Loads a module of this folder that runs the server's code, which imports fonts and JSX. Vitest can load these,
 * Playwright needs Vite for it. One bundle loads in a third of the time of its thousand modules.
 */
export async function loadThroughVite<Module>(fileName: string): Promise<Module> {
  // Below node_modules, because it imports packages.
  const outDir = mkdtempSync(path.join(ROOT, 'node_modules/.test-bundle-'))
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: path.join(import.meta.dirname, fileName),
        outDir,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'entry.mjs', codeSplitting: false } },
      },
    })
    return await import(path.join(outDir, 'entry.mjs'))
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
