import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { MaterialError } from './material.ts'
import type { Answer } from './open-reader.ts'
import { type MaterialRequest, readMaterial } from './read-material.ts'

// On Linux this is the priority of this thread alone: conversations come first.
setPriority(constants.priority.PRIORITY_LOW)

const post = (answer: Answer) => parentPort?.postMessage(answer)

parentPort?.on('message', (request: MaterialRequest) => {
  readMaterial(request, (pages) => post({ pages })).then(
    (reading) => post({ reading }),
    (error: unknown) => post({ failure: error instanceof MaterialError ? error.code : 'not_readable' }),
  )
})
