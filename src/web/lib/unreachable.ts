/** Said where a request reached nobody. Every page has it, most pages without the API's client. */
export const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.'
