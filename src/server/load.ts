import type { ServerResponse } from 'node:http'

/** From so many requests at a time on, people wait for each other. */
const MANY = 8

let underWay = 0

/** Counts a request until its answer is out. */
export function noteRequest(response: ServerResponse): void {
  underWay++
  response.once('close', () => underWay--)
}

/** True while work that can wait should: one thread answers requests and does the jobs. */
export function isUnderLoad(): boolean {
  return underWay > MANY
}
