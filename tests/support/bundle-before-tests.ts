import { rmSync } from 'node:fs'
import { bundleServerCode } from './bundle-server-code.ts'
import { BUNDLE_VARIABLE } from './load-through-vite.ts'

/** Runs before the first browser test: each worker would make the same bundle. */
export default async function bundleBeforeTests(): Promise<() => void> {
  const folder = await bundleServerCode()
  process.env[BUNDLE_VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
