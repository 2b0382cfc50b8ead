// Preloaded into a server under test: makes scrypt cheap at any cost. Few tests are about guessing passwords, and
// hashing took a fifth of their time.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const LONGEST_PASSWORD = 1_000
const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, done) => {
  if (password.length > LONGEST_PASSWORD) throw new Error('A text that no form accepts was hashed')
  scrypt(password, salt, length, { ...options, N: 16 }, done)
}
syncBuiltinESMExports()
