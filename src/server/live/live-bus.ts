import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Topic } from './topic.ts'

/** Events that verbs of this process publish: the number and maybe the data of a stored event, the frame of a passing event. */
export class LiveBus extends EventEmitter<{ stored: [Topic, number, unknown?]; passing: [Topic, Buffer] }> {
  /** Names this process in the notices that it sends, which come back to it too. */
  readonly processId = randomUUID()
}
