import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { MaterialError } from './material.ts'
import { type MaterialRequest, readMaterial } from './read-material.ts'

// On Linux this is the priority of this thread alone: conversations come first.
setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on('message', (request: MaterialRequest) => {
  readMaterial(request).then(
    (reading) => parentPort?.postMessage({ reading }),
    (error: unknown) =>
      parentPort?.postMessage({ failure: error instanceof MaterialError ? error.code : 'not_readable' }),
  )
})
