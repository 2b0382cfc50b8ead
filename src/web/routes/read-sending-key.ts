/** Reads the submission key of a message, which the server stores once. Any other text counts as missing. */
export function readSendingKey(given: string | undefined): string | undefined {
  return given !== undefined && /^[\w-]{8,100}$/.test(given) ? given : undefined
}
