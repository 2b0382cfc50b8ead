import type { IncomingMessage } from 'node:http'
import { parseAddress, resolveServer } from './check-address.ts'
import { INTERNET, type Network } from './network.ts'
import { sendRequest, type Timing } from './send-request.ts'

const TIMING: Timing = { connectMs: 10_000, idleMs: 15_000, totalMs: 60_000 }

type StreamRequest = { method: string; headers: Record<string, string>; body: string | undefined; signal: AbortSignal }

/**
 * Requests an address that an outsider chose, with the checks of `fetchOutside`, and passes the body on as it arrives.
 * The caller limits bytes and time. Follows no redirect. Throws OutsideError for a forbidden address.
 */
export async function streamOutside(
  address: string,
  request: StreamRequest,
  network: Network = INTERNET,
): Promise<IncomingMessage> {
  const url = parseAddress(address, network)
  const addresses = await resolveServer(url, network)
  return sendRequest(url, addresses, { ...request, timing: TIMING })
}

/** Requests an address of our own settings in the same way, without its checks and over kept connections. */
export async function streamFrom(address: string, request: StreamRequest): Promise<IncomingMessage> {
  return sendRequest(new URL(address), undefined, { ...request, timing: TIMING })
}
