import { z } from 'zod'
import { language, slot } from '#contracts/receptionist/diary.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { decrypt, encrypt, findKeyId } from '../../secrets/cipher.ts'
import { dialogueState } from '../turn/state.ts'

const SANDBOX_MS = 60 * 60_000
export const MAX_BOOKINGS = 20

const sandboxBooking = slot.extend({ id: z.string() })
export type SandboxBooking = z.output<typeof sandboxBooking>

const sandbox = z.object({
  openedAt: z.string(),
  language,
  state: dialogueState,
  bookings: z.array(sandboxBooking).max(MAX_BOOKINGS),
  /** The time that the receptionist reads back to the visitor. */
  held: slot.optional(),
  /** How many bookings were made, for the next id. */
  booked: z.number().int(),
})
export type Sandbox = z.output<typeof sandbox>

const PLACE = 'sandbox of /ai-receptionist'

export const computeEnd = ({ openedAt }: Pick<Sandbox, 'openedAt'>) =>
  new Date(Date.parse(openedAt) + SANDBOX_MS).toISOString()

/**
 * Seals the sandbox for the visitor's page, which keeps it. The server stores nothing of it, and only the server can
 * read or change it.
 */
export function sealSandbox({ secrets }: Pick<Ctx, 'secrets'>, open: Sandbox): string {
  return encrypt(secrets.current, JSON.stringify(open), PLACE)
}

/** Throws `not_found` after the sandbox's hour, and for text that this server did not seal. */
export function openSandbox({ secrets, now }: Pick<Ctx, 'secrets' | 'now'>, sealed: string): Sandbox {
  const key = secrets.byId.get(findKeyId(sealed) ?? '')
  const opened = key === undefined ? undefined : tryToOpen(() => decrypt(key, sealed, PLACE))
  if (opened === undefined || computeEnd(opened) <= now().toISOString()) {
    throw new AppError('not_found', 'This conversation is gone. Please begin another one.')
  }
  return opened
}

function tryToOpen(read: () => string): Sandbox | undefined {
  try {
    return sandbox.safeParse(JSON.parse(read())).data
  } catch {
    return undefined
  }
}
