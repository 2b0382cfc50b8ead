import path from 'node:path'
import { runnerImport } from 'vite'

// A process that blocks during a turn, to be killed there.
const file = path.join(import.meta.dirname, 'blocked-turn.ts')
const { module } = await runnerImport(file, { root: process.cwd(), configFile: false })
await module.blockTurn(JSON.parse(process.argv[2]))
