import type { Deps } from '../context.ts'
import { decrypt, encrypt, findKeyId } from './cipher.ts'

/** Every encrypted column. Its table has an `id`. */
export const SECRET_COLUMNS = [
  'users.two_factor_secret',
  'calendar_feeds.token',
  'calendar_sources.address',
  'receptionist_models.key',
] as const

export type SecretColumn = (typeof SECRET_COLUMNS)[number]

/** The row and column of a secret. A value that is moved to another place does not decrypt. */
export type SecretPlace = { column: SecretColumn; id: string }

/** A secret cannot be decrypted. The message has its place, never its value. */
export class SecretError extends Error {
  override name = 'SecretError'
}

type KeyHolder = Pick<Deps, 'secrets'>

/** Encrypts a secret for its place with the current key. */
export function sealSecret({ secrets }: KeyHolder, value: string, place: SecretPlace): string {
  return encrypt(secrets.current, value, describePlace(place))
}

/** Decrypts a secret. Throws SecretError when it was changed or moved, or when its key is missing. */
export function openSecret({ secrets }: KeyHolder, sealed: string, place: SecretPlace): string {
  const keyId = findKeyId(sealed)
  const key = secrets.byId.get(keyId ?? '')
  if (key === undefined) throw new SecretError(`${describePlace(place)} needs the key ${keyId ?? 'of no name'}`)
  try {
    return decrypt(key, sealed, describePlace(place))
  } catch {
    throw new SecretError(`${describePlace(place)} was changed or moved`)
  }
}

function describePlace({ column, id }: SecretPlace): string {
  return `${column} of ${id}`
}
