import path from 'node:path'
import { runnerImport } from 'vite'

/**
 * Loads a module of this folder that runs the server's code. That imports fonts and JSX: Vitest loads these, Playwright
 * needs Vite for it.
 */
export async function loadThroughVite<Module>(fileName: string): Promise<Module> {
  const file = path.join(import.meta.dirname, fileName)
  return (await runnerImport<Module>(file, { root: process.cwd(), configFile: false })).module
}
