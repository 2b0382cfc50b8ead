// Loaded into a server under test: scrypt is as quick as any function, whatever cost a hash names. Guessing passwords is not
// the subject of most tests, and hashing is a fifth of their work.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const LONGEST_PASSWORD = 1_000
const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, done) => {
  if (password.length > LONGEST_PASSWORD) throw new Error('A text that no form accepts was hashed')
  scrypt(password, salt, length, { ...options, N: 16 }, done)
}
syncBuiltinESMExports()
