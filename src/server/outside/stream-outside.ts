import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
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
): Promise<Response> {
  const url = parseAddress(address, network)
  const addresses = await resolveServer(url, network)
  const response = await sendRequest(url, addresses, { ...request, timing: TIMING })
  const headers = new Headers()
  for (const [name, value = ''] of Object.entries(response.headers)) headers.set(name, String(value))
  const body = Readable.toWeb(response) as ReadableStream<Uint8Array>
  return new Response(body as unknown as BodyInit, { status: response.statusCode ?? 502, headers })
}
