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

/** `randomUUID` exists on secure pages only, and a server on the local network may be opened without TLS. */
function newKey(): string {
  return typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : crypto.getRandomValues(new Uint32Array(4)).join('-')
}
