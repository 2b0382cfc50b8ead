// npm run admin:invite -- --email you@example.ie [--type GOVERNMENT]: prints a link that creates one administrator. Plain
// JavaScript, because it starts on any Node and continues on the pinned one.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuild, ensurePackages, fail, findNode, root, runInForeground } from './lib/toolchain.mjs'

const USAGE = 'npm run admin:invite -- --email you@example.ie [--type GOVERNMENT]'

function readArguments() {
  try {
    const options = { email: { type: 'string' }, type: { type: 'string' }, prepared: { type: 'boolean' } }
    return parseArgs({ options }).values
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`)
  }
}

const { email, type, prepared } = readArguments()
if (email === undefined) fail(USAGE)

if (prepared) {
  const { inviteFromCommandLine } = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
  try {
    const url = await inviteFromCommandLine(process.env, { email, userType: type })
    process.stdout.write(`For ${email}. The link works once, for 24 hours:\n${url}\n`)
  } catch (error) {
    fail(error.message)
  }
} else {
  ensurePackages()
  const node = findNode()
  ensureBuild(node)
  runInForeground(node, ['scripts/admin-invite.mjs', '--prepared', ...process.argv.slice(2)], {
    NODE_ENV: 'production',
  })
}
