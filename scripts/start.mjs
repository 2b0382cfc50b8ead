// npm start, npm run dev, npm run bench: sets up what is missing, then runs the product.
import { ensureBuild, ensurePackages, findNode, runInForeground, step } from './lib/toolchain.mjs'

const mode = process.argv[2]

ensurePackages()
const node = findNode()
if (mode === '--dev') {
  step('Starting with hot reload')
  runInForeground(node, ['scripts/dev.ts'], { NODE_ENV: 'development' })
} else if (mode === '--bench') {
  ensureBuild(node)
  runInForeground(node, ['scripts/bench.ts'], { NODE_ENV: 'production' })
} else {
  ensureBuild(node)
  step('Starting')
  runInForeground(node, ['build/server/index.js'], { NODE_ENV: 'production' })
}
