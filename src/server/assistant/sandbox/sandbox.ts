import { z } from 'zod'
import { type Language, language, slot } from '#contracts/receptionist/diary.ts'
import type { Ctx } from '../../context.ts'
import { decrypt, encrypt, findKeyId } from '../../secrets/cipher.ts'
import { dialogueState, NEW_DIALOGUE } from '../turn/state.ts'

const SANDBOX_MS = 60 * 60_000
export const MAX_BOOKINGS = 20

const sandboxBooking = slot.extend({ id: z.string(), address: z.string().optional() })
export type SandboxBooking = z.output<typeof sandboxBooking>

export const sandbox = z.object({
  openedAt: z.string(),
  language,
  state: dialogueState,
  bookings: z.array(sandboxBooking).max(MAX_BOOKINGS),
  /** The time that the receptionist reads back. */
  held: slot.optional(),
  /** How many bookings were made, for the next id. */
  booked: z.number().int(),
})
export type Sandbox = z.output<typeof sandbox>

export const beginSandbox = ({ now }: Pick<Ctx, 'now'>, spoken: Language): Sandbox => ({
  openedAt: now().toISOString(),
  language: spoken,
  state: NEW_DIALOGUE,
  bookings: [],
  booked: 0,
})

export const computeEnd = ({ openedAt }: Pick<Sandbox, 'openedAt'>) =>
  new Date(Date.parse(openedAt) + SANDBOX_MS).toISOString()

/**
 * Seals a sandbox for the page that keeps it. The server stores nothing of it, only the server can read or change it,
 * and it opens only in its own place.
 */
export function sealSandbox({ secrets }: Pick<Ctx, 'secrets'>, open: Sandbox, place: string): string {
  return encrypt(secrets.current, JSON.stringify(open), place)
}

/** Undefined after the sandbox's hour, and for text that this server did not seal for this place. */
export function openSandbox<Kind extends Sandbox>(
  { secrets, now }: Pick<Ctx, 'secrets' | 'now'>,
  sealed: string,
  place: string,
  kind: z.ZodType<Kind>,
): Kind | undefined {
  const key = secrets.byId.get(findKeyId(sealed) ?? '')
  try {
    const opened = key && kind.safeParse(JSON.parse(decrypt(key, sealed, place))).data
    return opened !== undefined && computeEnd(opened) > now().toISOString() ? opened : undefined
  } catch {
    return undefined
  }
}
