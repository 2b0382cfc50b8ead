import { createHmac, timingSafeEqual } from 'node:crypto'

/** The headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and the bytes of the body. */
type SignedRequest = {
  id: string | undefined
  timestamp: string | undefined
  signatures: string | undefined
  body: Uint8Array
}

/** How far the sender's clock may differ from ours. A copied request works no longer than this. */
const TOLERANCE_MS = 5 * 60_000
/** Anybody can guess a shorter key, and sign with the empty key of a secret that was never set. */
const MIN_KEY_BYTES = 24

/** Whether the sender knows the secret `whsec_…` and signed these bytes now (https://www.standardwebhooks.com). */
export function isSigned({ id, timestamp, signatures, body }: SignedRequest, secret: string, now: Date): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (key.length < MIN_KEY_BYTES) throw new Error('The secret of a webhook needs at least 24 bytes.')
  if (!id || !signatures || timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > TOLERANCE_MS) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  // A sender that changes its secret signs with the old and the new one.
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
