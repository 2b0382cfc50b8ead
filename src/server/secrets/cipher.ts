import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

/** The bytes are in a KeyObject, which shows them neither in logs nor in JSON. The id is derived from them. */
export type SecretKey = { id: string; key: KeyObject }

/** The current key is the first one. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]]

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** The version of the format `enc1.<key id>.<iv, tag and ciphertext in base64url>`. */
const VERSION = 'enc1.'

/** Parses keys of 32 bytes in base64, separated by commas or white space. Undefined when one of them is malformed. */
export function parseKeys(text: string): SecretKeys | undefined {
  const parts = text.split(/[\s,]+/).filter(Boolean)
  const [first, ...rest] = parts.map((part) => Buffer.from(part, 'base64'))
  const isWellFormed = parts.every((part) => /^[\w+/-]{43}=?$/.test(part))
  return first === undefined || !isWellFormed ? undefined : [createKey(first), ...rest.map(createKey)]
}

export function generateKeyText(): string {
  return randomBytes(KEY_BYTES).toString('base64')
}

function createKey(bytes: Buffer): SecretKey {
  const id = createHmac('sha256', bytes).update('key id').digest('hex').slice(0, 8)
  return { id, key: createSecretKey(bytes) }
}

/** Returns the prefix of every value encrypted with a key. */
export function sealedPrefix(keyId: string): string {
  return `${VERSION}${keyId}.`
}

/** Returns the id of an encrypted value's key. Undefined for plain text. */
export function findKeyId(value: string): string | undefined {
  return value.startsWith(VERSION) ? value.slice(VERSION.length).split('.')[0] : undefined
}

/** Encrypts a value for one place. It cannot be decrypted in another. */
export function encrypt({ id, key }: SecretKey, value: string, place: string): string {
  const prefix = sealedPrefix(id)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(prefix + place))
  const ciphertext = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')
}

/** Throws when the value was changed, comes from another place or was encrypted with another key. */
export function decrypt({ id, key }: SecretKey, sealed: string, place: string): string {
  const prefix = sealedPrefix(id)
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(prefix + place)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
