import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { SecretKey, SecretKeys } from './cipher.ts'
import { createKeyFile, keyFilePath, readKeyFile } from './key-file.ts'

/** The keys of this process. The current key encrypts, all of them decrypt. */
export type KeyRing = {
  current: SecretKey
  byId: ReadonlyMap<string, SecretKey>
  /** Source of the keys: `SECRET_KEY`, or the path of the key file. */
  source: string
}

type KeySettings = Pick<Config, 'secretKeys' | 'databaseUrl' | 'dataDir'>

export function buildKeyRing(keys: SecretKeys, source = 'SECRET_KEY'): KeyRing {
  return { current: keys[0], byId: new Map(keys.map((key) => [key.id, key])), source }
}

/** Reads SECRET_KEY or, on SQLite, the key file. Undefined when neither exists. */
export function findKeyRing({ secretKeys, databaseUrl, dataDir }: KeySettings, log: Log): KeyRing | undefined {
  if (secretKeys !== undefined) return buildKeyRing(secretKeys)
  const keys = databaseUrl === undefined ? readKeyFile(dataDir, log) : undefined
  return keys && buildKeyRing(keys, keyFilePath(dataDir))
}

/** Creates a key file. When several processes start together, one creates it and the others read it. */
export function createKeyRing({ dataDir }: KeySettings, log: Log): KeyRing {
  return buildKeyRing(createKeyFile(dataDir, log), keyFilePath(dataDir))
}
