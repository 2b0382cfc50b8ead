import { constants, setPriority } from 'node:os'
import { MaterialError } from './material.ts'
import type { Answer } from './open-reader.ts'
import { type MaterialRequest, readMaterial } from './read-material.ts'

// Conversations come first, but on a busy machine a reading still ends in time.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const post = (answer: Answer) => process.send?.(answer)

// It ends with the server that started it.
process.on('disconnect', () => process.exit())
process.on('message', (request: MaterialRequest) => {
  readMaterial(request, (pages) => post({ pages })).then(
    (reading) => post({ reading }),
    (error: unknown) => post({ failure: error instanceof MaterialError ? error.code : 'not_readable' }),
  )
})
