import { EventEmitter } from 'node:events'
import type { Topic } from './topic.ts'

/** Events that verbs of this process publish: the number of a stored event, the frame of a passing event. */
export class LiveBus extends EventEmitter<{ stored: [Topic, number]; passing: [Topic, Buffer] }> {}
