// npm run backup: a checked copy of the database in DATA_DIR/backups, while the product runs or not. Plain JavaScript: it
// starts on any Node and goes on with the pinned one.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild, ensurePackages, fail, findNode, handOverTo, root } from './lib/toolchain.mjs'

if (process.argv.includes('--prepared')) {
  const { backUpFromCommandLine } = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
  try {
    const { file, bytes } = await backUpFromCommandLine(process.env)
    process.stdout.write(`Backed up and checked: ${file} (${(bytes / 1024 ** 2).toFixed(1)} MB)\n`)
  } catch (error) {
    fail(`No backup was made. ${error.message}`)
  }
} else {
  ensurePackages()
  const node = findNode()
  ensureBuild(node)
  handOverTo(node, ['scripts/backup.mjs', '--prepared'], { NODE_ENV: 'production' })
}
