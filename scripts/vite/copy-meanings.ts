import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = path.resolve(import.meta.dirname, '../../src/server/assistant/retrieval/meaning')

/** Puts the word vectors and the glossary beside the server, which reads them when the first caller comes. */
export function copyMeanings(): Plugin {
  return {
    name: 'copy-meanings',
    sharedDuringBuild: true,
    generateBundle() {
      if (this.environment.name !== 'ssr') return
      for (const fileName of ['word-vectors.txt', 'word-vectors.bin', 'glossary.txt']) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path.join(FOLDER, fileName)) })
      }
    },
  }
}
