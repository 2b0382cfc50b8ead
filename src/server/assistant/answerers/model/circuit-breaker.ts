import { ModelError, type ModelFailure } from './model.ts'

const FAILURES_THAT_OPEN = 3
const REST_MS = 30_000
const MAX_ENDPOINTS = 1_000

/** Failures of an endpoint, not of what it said. */
const OF_ENDPOINT = new Set<ModelFailure>([
  'slow',
  'unreachable',
  'private address',
  'refused',
  'not found',
  'limited',
  'broken',
])

type Circuit = { failures: number; restsUntil: number; isTrying: boolean }

/**
 * Leaves endpoints alone that fail: after three failures in a row for 30 s, or for as long as the endpoint asks. Then one
 * turn tries it, and the others go on without it until that succeeds. Of this process.
 */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>()

  /** Throws ModelError `resting`. Whoever gets through reports the end. */
  enter(endpoint: string, now: number): void {
    const circuit = this.#circuits.get(endpoint)
    if (circuit === undefined || circuit.restsUntil === 0) return
    if (circuit.restsUntil > now || circuit.isTrying) throw new ModelError('resting')
    circuit.isTrying = true
  }

  /** `error` is undefined for an endpoint that answered. */
  leave(endpoint: string, now: number, error?: ModelError): void {
    const circuit = this.#circuits.get(endpoint) ?? { failures: 0, restsUntil: 0, isTrying: false }
    circuit.isTrying = false
    this.#circuits.delete(endpoint)
    if (error === undefined || !OF_ENDPOINT.has(error.failure)) return
    circuit.failures += 1
    const asked = error.retryAfterMs ?? 0
    const isDue = circuit.failures >= FAILURES_THAT_OPEN || asked > 0
    circuit.restsUntil = isDue ? now + Math.max(asked, circuit.failures >= FAILURES_THAT_OPEN ? REST_MS : 0) : 0
    this.#circuits.set(endpoint, circuit)
    for (const oldest of this.#circuits.keys()) {
      if (this.#circuits.size <= MAX_ENDPOINTS) break
      this.#circuits.delete(oldest)
    }
  }
}
