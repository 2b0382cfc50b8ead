/** Ends the start of the product. The message says what to do, and is printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
