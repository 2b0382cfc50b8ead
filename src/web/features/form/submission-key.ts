import { newKey } from '#web/lib/new-key.ts'

/**
 * The key that lets the server accept one filled form once. The same text keeps its key, also after a lost answer.
 * Other text, and the next message after a success, get a new key.
 */
export class SubmissionKey {
  #key = ''
  #said: string | undefined

  for(said: Record<string, unknown>): string {
    const now = JSON.stringify(said)
    if (now !== this.#said) {
      this.#said = now
      this.#key = newKey()
    }
    return this.#key
  }

  renew(): void {
    this.#said = undefined
  }
}
