import path from 'node:path'
import { build, type Plugin } from 'vite'

const WORKER = path.resolve(import.meta.dirname, '../../src/server/material/worker.ts')

/** Builds the worker that reads documents as a separate file, because a child process starts from a file. */
export function buildReader(): Plugin {
  return {
    name: 'build-reader',
    sharedDuringBuild: true,
    async generateBundle() {
      if (this.environment.name !== 'ssr') return
      this.emitFile({ type: 'asset', fileName: 'read-material.js', source: await bundle() })
    },
  }
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: WORKER,
      target: 'es2023',
      minify: false,
      rollupOptions: { output: { format: 'es', codeSplitting: false } },
    },
  })
  const [first] = [result].flat()
  if (first === undefined || !('output' in first)) throw new Error('The reader was not built.')
  if (first.output.length !== 1) throw new Error('The reader is more than one file.')
  return first.output[0].code
}
