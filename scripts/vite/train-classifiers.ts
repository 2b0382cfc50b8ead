import type { Plugin } from 'vite'
import { EMERGENCIES } from '../../src/server/assistant/emergency/classify-emergency.ts'
import { train, weightsFile } from '../../src/server/assistant/learning/classifier.ts'
import { INTENTS } from '../../src/server/assistant/understanding/classify-intent.ts'

/** Trains the receptionist's classifiers, so that no process has to. */
export function trainClassifiers(): Plugin {
  return {
    name: 'train-classifiers',
    sharedDuringBuild: true,
    generateBundle() {
      if (this.environment.name !== 'ssr') return
      for (const { name, weights } of [
        { name: EMERGENCIES.name, weights: train(EMERGENCIES) },
        { name: INTENTS.name, weights: train(INTENTS) },
      ]) {
        this.emitFile({ type: 'asset', fileName: weightsFile(name), source: new Uint8Array(weights.buffer) })
      }
    },
  }
}
