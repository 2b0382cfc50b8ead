/** Messages for people: why an outside address could not be read. */
export const OUTSIDE_FAILURES = {
  bad_address: 'This is not an address that can be read. It begins with https://.',
  not_secure: 'The address begins with http://. Only addresses that begin with https:// are read.',
  has_password: 'The address contains a password. Please leave it out.',
  bad_port: 'The address names a port that is not read. Please use an address without a port.',
  not_public: 'The address leads into a private network. Only addresses on the public internet are read.',
  unknown_host: 'No server with this name was found. Please check the address.',
  no_connection: 'The server did not take the connection.',
  bad_certificate: 'There is no secure connection to the server: its certificate is not valid.',
  too_slow: 'The server took too long to answer.',
  too_large: 'What the server sent is too large to read.',
  too_many_redirects: 'The address leads from one address to the next without an end.',
  bad_answer: 'The answer of the server could not be understood.',
  stopped: 'Reading was stopped.',
} as const

export type OutsideFailure = keyof typeof OUTSIDE_FAILURES

/** An outside request failed. Contains no address, because addresses can be secrets. */
export class OutsideError extends Error {
  override name = 'OutsideError'
  readonly code: OutsideFailure

  constructor(code: OutsideFailure) {
    super(OUTSIDE_FAILURES[code])
    this.code = code
  }
}
