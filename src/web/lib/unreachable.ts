/**
 * Shown when a request did not reach the server. In a file of its own, because most pages do not load the API client.
 */
export const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.'
