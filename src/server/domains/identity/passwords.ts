import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { WorkQueue } from '../../work-queue.ts'

/** OWASP's second choice of scrypt parameters: 32 MB and about a tenth of a second for each hash. */
const COST = { N: 2 ** 15, r: 8, p: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32
/** Leaves one core to other work. The last of 40 in the queue waits a few seconds. */
const queue = new WorkQueue({
  concurrency: Math.max(1, availableParallelism() - 1),
  maxWaiting: 40,
  refusal: 'Many people are signing in right now. Please try again in a few seconds.',
})

/** Verifying against this hash takes as long as against a real one. */
const DUMMY_HASH = encode(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))

/** Hashes a password exactly as typed. Throws `unavailable` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return encode(salt, await queue.run(() => derive(password, salt, COST)))
}

/** Whether a password matches a hash. Without a hash the answer is false and takes as long. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { cost, salt, key } = decode(hash ?? DUMMY_HASH)
  const given = await queue.run(() => derive(password, salt, cost))
  return timingSafeEqual(given, key) && hash !== undefined
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const options = { ...cost, maxmem: 256 * (cost.N ?? 0) * (cost.r ?? 0) }
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Contains the parameters, so that they can be raised later. */
function encode(salt: Buffer, key: Buffer): string {
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

function decode(hash: string): { cost: { N: number; r: number; p: number }; salt: Buffer; key: Buffer } {
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}
