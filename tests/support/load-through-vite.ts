import { rmSync } from 'node:fs'
import path from 'node:path'

/** The folder with the bundles that Playwright makes before its first test, see bundle-before-tests.ts. */
export const BUNDLE_VARIABLE = 'TEST_BUNDLE'

/** Loads a module of this folder that runs the server's code, which imports fonts and JSX. Only Vite and Vitest can load these. */
export async function loadThroughVite<Module>(fileName: string): Promise<Module> {
  const ready = process.env[BUNDLE_VARIABLE]
  if (ready !== undefined) return importFrom(ready, fileName)
  // Loading Vite takes as long as loading a bundle.
  const { bundleServerCode } = await import('./bundle-server-code.ts')
  const folder = await bundleServerCode()
  try {
    return await importFrom(folder, fileName)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function importFrom<Module>(folder: string, fileName: string): Promise<Module> {
  return import(/* @vite-ignore */ path.join(folder, `${path.parse(fileName).name}.mjs`))
}
