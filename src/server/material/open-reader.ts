import { Worker } from 'node:worker_threads'
import { MaterialError, type MaterialFailure, type OnPageRead, type PageCount } from './material.ts'
import type { MaterialRequest, ReadMaterial } from './read-material.ts'

/** Reads one after another. A reading that takes too long or too much memory is killed, and the next one starts anew. */
export type Reader = {
  /** Throws MaterialError, and the reason of the signal. */
  read(request: MaterialRequest, signal?: AbortSignal, onPageRead?: OnPageRead): Promise<ReadMaterial>
  close(): Promise<void>
}

type Limits = { timeMs: number; memoryMb: number }

/** What the thread says: how far it is, then what it read. */
export type Answer = { pages: PageCount } | { reading: ReadMaterial } | { failure: MaterialFailure }

const LIMITS: Limits = { timeMs: 120_000, memoryMb: 512 }
const MEMORY_CHECK_MS = 50

/** In the built server the thread has a file of its own beside it. */
const FILE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './read-material.js', import.meta.url)

/** Opens a thread for reading, so that whatever a document holds nobody else waits for it. */
export function openReader(limits: Partial<Limits> = {}): Reader {
  const { timeMs, memoryMb } = { ...LIMITS, ...limits }
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function ask(...[request, signal, onPageRead]: Parameters<Reader['read']>): Promise<ReadMaterial> {
    signal?.throwIfAborted()
    worker ??= startWorker(memoryMb)
    const own = worker
    const { promise, resolve, reject } = Promise.withResolvers<ReadMaterial>()
    const stop = (reason: unknown) => {
      worker = undefined
      void own.terminate()
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
    const guard = guardMemory(memoryMb, onError)
    own.on('message', onMessage).on('error', onError).on('exit', onError)
    signal?.addEventListener('abort', onAbort, { once: true })
    own.postMessage({ ...request, bytes: new Uint8Array(request.bytes) })
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
      await worker?.terminate()
      worker = undefined
    },
  }
}

function startWorker(memoryMb: number): Worker {
  const worker = new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  // The error of a thread that is being stopped would reach nobody, and end the process.
  return worker.on('error', () => {})
}

/** Unpacked bytes are outside of the heap that a thread can be limited to, so the whole process is watched. */
function guardMemory(memoryMb: number, onTooMuch: () => void): NodeJS.Timeout {
  const before = process.memoryUsage.rss()
  return setInterval(() => {
    if (process.memoryUsage.rss() - before > memoryMb * 1024 * 1024) onTooMuch()
  }, MEMORY_CHECK_MS)
}
