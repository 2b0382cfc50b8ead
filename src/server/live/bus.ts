import { EventEmitter } from 'node:events'
import type { Topic } from './topic.ts'

/** What verbs of this process publish: the numbers of stored events, the frames of passing ones. */
export class LiveBus extends EventEmitter<{ stored: [Topic, number]; passing: [Topic, Buffer] }> {}
