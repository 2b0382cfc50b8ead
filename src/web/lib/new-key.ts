/** `randomUUID` exists on secure pages only. A server on a local network may run without TLS. */
export function newKey(): string {
  return typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : crypto.getRandomValues(new Uint32Array(4)).join('-')
}
