// Plain JavaScript for any Node from 18 on: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const OLDEST_NODE = [22, 22]
const BUILD_INPUTS = [
  'src',
  'content',
  'public',
  'scripts/compress-assets.ts',
  'scripts/vite',
  'package-lock.json',
  'vite.config.ts',
]
const isWindows = process.platform === 'win32'

/** Says what happens now: somebody who runs this for the first time watches it. */
export function step(text) {
  process.stdout.write(`→ ${text}\n`)
}

export function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

/** Installs the locked packages unless that was done for this very lockfile. */
export function ensurePackages() {
  const stamp = path.join(root, 'node_modules/.installed')
  const wanted = hashOf([path.join(root, 'package-lock.json')])
  if (readIfThere(stamp) === wanted) return
  step('Installing packages (the first time only)')
  // Not `npm ci`: it refuses the whole lockfile when a registry lacks one optional package of another platform.
  const flags = ['--no-save', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  const result = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['install', ...flags, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  })
  if (result.status !== 0) fail('The packages could not be installed. Is there a network connection?')
  writeFileSync(stamp, wanted)
}

/** Path of the Node that runs the product: the pinned one from the packages, else this one if it is new enough. */
export function findNode() {
  const pinned = path.join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node')
  if (existsSync(pinned)) return pinned
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return process.execPath
  return fail(
    `Node ${OLDEST_NODE.join('.')} or newer is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}. Please install Node 24 and start again.`,
  )
}

/** Builds the product when its inputs have changed since the last build. */
export function ensureBuild(node) {
  const stamp = path.join(root, 'build/.inputs')
  const wanted = hashOf(BUILD_INPUTS.flatMap((input) => filesIn(path.join(root, input))))
  if (readIfThere(stamp) === wanted) return
  step('Building')
  runOrFail(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], 'The build failed.')
  runOrFail(node, ['scripts/compress-assets.ts'], 'The files could not be compressed.')
  writeFileSync(stamp, wanted)
}

function runOrFail(command, args, message) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (result.status !== 0) fail(message)
}

/** Runs a program in the foreground: signals go on to it, its exit code becomes ours, and it ends when we are killed. */
export function handOverTo(node, args, env) {
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
}

function filesIn(place) {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
