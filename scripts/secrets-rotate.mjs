// npm run secrets:rotate: encrypts all stored secrets with the current key, whether or not the product runs. Plain
// JavaScript, because it starts on any Node and continues on the pinned one.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild, ensurePackages, fail, findNode, root, runInForeground } from './lib/toolchain.mjs'

async function rotate() {
  const { rotateSecretsFromCommandLine } = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
  const { keyId, source, count, failures, forgotten, isIncomplete } = await rotateSecretsFromCommandLine(process.env)
  process.stdout.write(`Encrypted with the current key (${keyId}): ${count} secrets.\n`)
  if (failures.length > 0)
    fail(`These could not be decrypted, so the older keys are still needed:\n${failures.join('\n')}`)
  if (isIncomplete) fail('A process still encrypts with an older key. Restart it with the new key and run this again.')
  if (forgotten.length > 0) process.stdout.write(`No longer needed, remove from ${source}: ${forgotten.join(', ')}\n`)
}

if (process.argv.includes('--prepared')) {
  await rotate().catch((error) => fail(`Not all secrets were encrypted. ${error.message}`))
} else {
  ensurePackages()
  const node = findNode()
  ensureBuild(node)
  runInForeground(node, ['scripts/secrets-rotate.mjs', '--prepared'], { NODE_ENV: 'production' })
}
