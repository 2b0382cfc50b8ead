import path from 'node:path'
import { readWeightsFrom } from '#server/assistant/learning/classifier.ts'

// API tests need a build anyway, and training takes each worker two seconds.
readWeightsFrom(path.resolve(import.meta.dirname, '../../build/server'))
