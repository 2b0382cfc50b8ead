/** Why the product cannot start. The message names the place and what to do; it is shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
