// npm run backup: writes a checked copy of the database to DATA_DIR/backups, whether or not the product runs. Plain
// JavaScript, because it starts on any Node and continues on the pinned one.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild, ensurePackages, fail, findNode, root, runInForeground } from './lib/toolchain.mjs'

if (process.argv.includes('--prepared')) {
  const { backUpFromCommandLine } = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
  try {
    const { file, bytes, keySource } = await backUpFromCommandLine(process.env)
    process.stdout.write(`Backed up and checked: ${file} (${(bytes / 1024 ** 2).toFixed(1)} MB)\n`)
    process.stdout.write(`Not copied: the key of its secrets, ${keySource}. Keep a copy of it in another place.\n`)
  } catch (error) {
    fail(`No backup was made. ${error.message}`)
  }
} else {
  ensurePackages()
  const node = findNode()
  ensureBuild(node)
  runInForeground(node, ['scripts/backup.mjs', '--prepared'], { NODE_ENV: 'production' })
}
