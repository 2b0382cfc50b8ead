// node scripts/bench.ts receptionist: turns of 200 conversations, also with 10,000 entries, and the indexes of 1,000
// receptionists. On PostgreSQL if TEST_DATABASE_URL names one. A part alone: node scripts/bench.ts receptionist talk
import { startServer, type TestServer } from '../support/server.ts'
import { fillKnowledge, measureIndexes } from './knowledge.ts'
import { residentMb } from './process-use.ts'
import { measureTalk } from './talk.ts'

const KNOWLEDGE_LINES = ['What does part cabebi cost?', 'Where are you?', 'Do you sell bicycles?']

const parts: Record<string, (server: TestServer) => Promise<void>> = {
  async talk(server) {
    console.log('Receptionist: 200 conversations, each with a message every 3 to 5 seconds, times in ms')
    console.table(await measureTalk(server))
  },
  async knowledge(server) {
    console.log('The same with 10,000 entries more')
    await fillKnowledge(server, 'ogham', 10_000)
    console.table(await measureTalk(server, { lines: KNOWLEDGE_LINES }))
  },
  async indexes(server) {
    console.log('Indexes of 1,000 receptionists')
    console.table(await measureIndexes(server, () => residentMb(server), 1_000))
  },
}

const [, , , ...wanted] = process.argv
const server = await startServer()
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure(server)
}
await server.stop()
