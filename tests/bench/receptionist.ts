// node scripts/bench.ts receptionist: turns of 200 conversations, also with 10,000 entries, and the indexes of 1,000
// receptionists. On PostgreSQL if TEST_DATABASE_URL names one.
import { startServer } from '../support/server.ts'
import { fillKnowledge, measureIndexes } from './knowledge.ts'
import { residentMb } from './resident.ts'
import { measureTalk } from './talk.ts'

const KNOWLEDGE_LINES = ['What does part cabebi cost?', 'Where are you?', 'Do you sell bicycles?']

const server = await startServer()
console.log('Receptionist: 200 conversations, each with a message every 3 to 5 seconds, times in ms')
console.table(await measureTalk(server))
console.log('The same with 10,000 entries more')
await fillKnowledge(server, 'ogham', 10_000)
console.table(await measureTalk(server, 'ogham', KNOWLEDGE_LINES))
console.log('Indexes of 1,000 receptionists')
console.table(await measureIndexes(server, () => residentMb(server), 1_000))
await server.stop()
