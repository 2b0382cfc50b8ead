/** The key by which a page names one message, so that sending it twice stores it once. Anything else counts as missing. */
export function readSendingKey(given: string | undefined): string | undefined {
  return given !== undefined && /^[\w-]{8,100}$/.test(given) ? given : undefined
}
