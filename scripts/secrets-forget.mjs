// npm run secrets:forget: removes the stored secrets whose key is lost, so that the product starts again. Plain
// JavaScript, because it starts on any Node and continues on the pinned one.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild, ensurePackages, fail, findNode, root, runInForeground } from './lib/toolchain.mjs'

const isConfirmed = process.argv.includes('--confirm')

async function forget() {
  const { forgetSecretsFromCommandLine } = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
  const { secrets, keyIds, source, isDone } = await forgetSecretsFromCommandLine(process.env, isConfirmed)
  const say = (line) => process.stdout.write(`${line}\n`)
  if (secrets.length + keyIds.length === 0) return say('Every stored secret can be decrypted. Nothing was changed.')
  const keys = keyIds.length === 0 ? '' : ` Missing keys: ${keyIds.join(', ')}.`
  if (isDone) {
    say(`Removed: ${secrets.length} secrets.${keys} The current key is in ${source}.`)
    say('These people sign in with a recovery code, or an administrator resets their two-factor sign-in:')
    for (const { id } of secrets) say(id)
    return
  }
  say(`${secrets.length} secrets cannot be decrypted with ${source ?? 'any key: there is none'}.${keys}`)
  say('Nothing was changed. To remove them for good: stop the product, then npm run secrets:forget -- --confirm')
}

if (process.argv.includes('--prepared')) {
  await forget().catch((error) => fail(`No secret was removed. ${error.message}`))
} else {
  ensurePackages()
  const node = findNode()
  ensureBuild(node)
  const given = isConfirmed ? ['--confirm'] : []
  runInForeground(node, ['scripts/secrets-forget.mjs', '--prepared', ...given], { NODE_ENV: 'production' })
}
