// npm run bench: runs tests/bench/run.ts through Vite, because the server's code imports fonts and JSX. An argument
// names another file of tests/bench: node scripts/bench.ts large-audit-log
import path from 'node:path'
import { runnerImport } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const name = process.argv[2] ?? 'run'
await runnerImport(path.join(root, `tests/bench/${name}.ts`), { root, configFile: false })
