// npm run bench: the measurements, loaded through Vite, because the server's code imports fonts and JSX. Another file of
// tests/bench is named as an argument: node scripts/bench.ts large-audit-log
import path from 'node:path'
import { runnerImport } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const name = process.argv[2] ?? 'run'
await runnerImport(path.join(root, `tests/bench/${name}.ts`), { root, configFile: false })
