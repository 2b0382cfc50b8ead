/** `randomUUID` exists on secure pages only, and a server on the local network may be opened without TLS. */
export function newKey(): string {
  return typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : crypto.getRandomValues(new Uint32Array(4)).join('-')
}
