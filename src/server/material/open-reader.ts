import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MaterialError, type MaterialFailure, type OnPageRead, type PageCount } from './material.ts'
import type { MaterialRequest, ReadMaterial } from './read-material.ts'

/** Reads one after another. A reading that takes too long or too much memory is killed, and the next one starts anew. */
export type Reader = {
  /** Throws MaterialError, and the reason of the signal. */
  read(request: MaterialRequest, signal?: AbortSignal, onPageRead?: OnPageRead): Promise<ReadMaterial>
  close(): Promise<void>
}

type Limits = { timeMs: number; memoryMb: number }

/** The messages of the reading process: its progress, then the result. */
export type Answer = { pages: PageCount } | { reading: ReadMaterial } | { failure: MaterialFailure }

const LIMITS: Limits = { timeMs: 120_000, memoryMb: 512 }
const MEMORY_CHECK_MS = 50
/** Node.js itself and the program, before anything is read. */
const RUNTIME_MB = 150

/** In the built server the reading process has a file of its own beside it. */
const FILE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './read-material.js', import.meta.url)

/** Opens a process for reading, so no document can hold up, crash or take the memory of the server. */
export function openReader(limits: Partial<Limits> = {}): Reader {
  const { timeMs, memoryMb } = { ...LIMITS, ...limits }
  let worker: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function ask(...[request, signal, onPageRead]: Parameters<Reader['read']>): Promise<ReadMaterial> {
    signal?.throwIfAborted()
    worker ??= startWorker(memoryMb)
    const own = worker
    const { promise, resolve, reject } = Promise.withResolvers<ReadMaterial>()
    const stop = (reason: unknown) => {
      worker = undefined
      own.kill('SIGKILL')
      reject(reason)
    }
    const onMessage = (answer: Answer) => {
      if ('pages' in answer) onPageRead?.(answer.pages)
      else if ('reading' in answer) resolve(answer.reading)
      else reject(new MaterialError(answer.failure))
    }
    const onAbort = () => stop(signal?.reason)
    const onError = () => stop(new MaterialError('too_complex'))
    const timer = setTimeout(onError, timeMs)
    const guard = guardMemory(own, memoryMb, onError)
    own.on('message', onMessage).on('error', onError).on('exit', onError)
    signal?.addEventListener('abort', onAbort, { once: true })
    own.send({ ...request, bytes: new Uint8Array(request.bytes) }, (error) => error && onError())
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      clearInterval(guard)
      own.off('message', onMessage).off('error', onError).off('exit', onError)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  return {
    read(...given) {
      const result = last.then(() => ask(...given))
      last = result.catch(() => {})
      return result
    },
    async close() {
      worker?.kill('SIGKILL')
      worker = undefined
    },
  }
}

/** Without the server's environment, which has its secrets. V8's output after a crash is dropped. */
function startWorker(memoryMb: number): ChildProcess {
  const worker = fork(fileURLToPath(FILE), {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Nobody listens to the errors of a process that is being killed. Without a listener they would end the server.
  return worker.on('error', () => {})
}

/** Unpacked bytes are outside of the heap that V8 limits, so on Linux the whole process is watched. */
function guardMemory({ pid }: ChildProcess, memoryMb: number, onTooMuch: () => void): NodeJS.Timeout {
  return setInterval(() => {
    if (readResidentBytes(pid) > (RUNTIME_MB + memoryMb) * 1024 * 1024) onTooMuch()
  }, MEMORY_CHECK_MS)
}

/** 0 on other systems, and for a process that has ended. */
function readResidentBytes(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
