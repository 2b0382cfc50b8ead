import { Secret, TOTP } from 'otpauth'

/** The app's current code, or that of `stepsAhead` half minutes later. */
export function codeOf(secret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 })
}

/** A code that is not valid now. */
export function wrongCodeOf(secret: string): string {
  const right = [-1, 0, 1, 2].map((step) => codeOf(secret, step))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '555555'
}
