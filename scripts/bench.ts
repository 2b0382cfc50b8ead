// npm run bench: the measurements, loaded through Vite, because the server's code imports fonts and JSX.
import path from 'node:path'
import { runnerImport } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
await runnerImport(path.join(root, 'tests/bench/run.ts'), { root, configFile: false })
