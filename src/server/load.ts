import type { ServerResponse } from 'node:http'

/** From so many requests at a time on, people wait for each other. */
const MANY = 8

const underWay = new Set<ServerResponse>()

/** Counts a request until its answer is out. */
export function noteRequest(response: ServerResponse): void {
  underWay.add(response)
  response.once('close', () => underWay.delete(response))
}

/** A stream that stays open is no work until there is something to send. */
export function stopCounting(response: ServerResponse): void {
  underWay.delete(response)
}

/** True while work that can wait should: one thread answers requests and does the jobs. */
export function isUnderLoad(): boolean {
  return underWay.size > MANY
}
