import { newKey } from '#web/lib/new-key.ts'

/**
 * The key that lets the server take one filled form once: sending the same again, after a lost answer, keeps it;
 * other words, or the next message after a success, get a new one.
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
