// Plain JavaScript for Node 18 or newer, because it runs before packages are installed.
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

let stepsTo = process.stdout

/** For commands whose standard output is data. */
export function printStepsToStandardError() {
  stepsTo = process.stderr
}

/** Prints the current step for the person who runs the script. */
export function step(text) {
  stepsTo.write(`→ ${text}\n`)
}

export function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

/** Installs the locked packages unless they are installed for this lockfile. */
export function ensurePackages() {
  const stamp = path.join(root, 'node_modules/.installed')
  const wanted = hashFiles([path.join(root, 'package-lock.json')])
  if (readIfExists(stamp) === wanted) return
  step('Installing packages (the first time only)')
  // Not `npm ci`, which fails when a registry lacks one optional package of another platform.
  const flags = ['--no-save', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  const result = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['install', ...flags, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  })
  if (result.status !== 0) fail('The packages could not be installed. Is there a network connection?')
  writeFileSync(stamp, wanted)
}

/** Path of the pinned Node among the packages, or of the running Node if it is new enough. */
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
  const wanted = hashFiles(BUILD_INPUTS.flatMap((input) => listFiles(path.join(root, input))))
  if (readIfExists(stamp) === wanted) return
  step('Building')
  runOrFail(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], 'The build failed.')
  runOrFail(node, ['scripts/compress-assets.ts'], 'The files could not be compressed.')
  writeFileSync(stamp, wanted)
}

function runOrFail(command, args, message) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (result.status !== 0) fail(message)
}

/** Runs a program in the foreground: forwards signals, exits with its code. The program ends when this process is killed. */
export function runInForeground(node, args, env) {
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
}

function listFiles(place) {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashFiles(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
