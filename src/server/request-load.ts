import type { ServerResponse } from 'node:http'

/** With more open requests, people wait for each other. */
const MAX_RELAXED_REQUESTS = 8

const openRequests = new Set<ServerResponse>()

/** Counts a request until its response is sent. */
export function trackRequest(response: ServerResponse): void {
  openRequests.add(response)
  response.once('close', () => openRequests.delete(response))
}

/** Stops counting a request: an open event stream causes no work while nothing is sent. */
export function untrackRequest(response: ServerResponse): void {
  openRequests.delete(response)
}

/** Whether jobs should wait: one thread serves requests and runs jobs. */
export function isUnderLoad(): boolean {
  return openRequests.size > MAX_RELAXED_REQUESTS
}
