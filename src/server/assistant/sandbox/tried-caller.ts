import { formatPhone } from '#contracts/irish.ts'
import type { Slot } from '#contracts/receptionist/diary.ts'
import type { TriedAs } from '#contracts/receptionist/scenarios.ts'
import type { ConversationChannel } from '#contracts/receptionist/talk.ts'
import { describeBooking } from '../../domains/conversations/index.ts'
import type { Office } from './office.ts'
import type { Sandbox } from './sandbox.ts'
import { presentBooking } from './sandbox-tools.ts'

/** Of nobody: numbers that begin with 020 91 are reserved for stories. */
const MADE_UP = { email: 'orla@example.com', phone: '+353209150142' }

/** What a channel tells about the caller before they say anything. */
const TOLD: Record<ConversationChannel, { slots: { email?: string; phone?: string }; words?: string }> = {
  'web-chat': { slots: {} },
  phone: { slots: { phone: MADE_UP.phone }, words: `Knew the number of the call: ${formatPhone(MADE_UP.phone)}` },
  whatsapp: { slots: { phone: MADE_UP.phone }, words: `Knew the number on WhatsApp: ${formatPhone(MADE_UP.phone)}` },
  email: { slots: { email: MADE_UP.email }, words: `Knew the address of the email: ${MADE_UP.email}` },
}

/**
 * Gives a sandbox what the receptionist knows of its caller before the first message: how the channel reaches them, and
 * for a known caller their proved address and a booking. Their name is not known. Returns it in words.
 */
export async function introduceCaller(
  office: Office,
  sandbox: Sandbox,
  { caller, channel }: TriedAs,
): Promise<string[]> {
  const isKnown = caller === 'known'
  const { slots, words } = TOLD[channel]
  sandbox.state = { ...sandbox.state, slots: { ...slots, ...(isKnown && { email: MADE_UP.email }) } }
  const told = words === undefined ? [] : [words]
  if (!isKnown) return told
  return [...told, `Knew the caller by a proved address: ${MADE_UP.email}`, await addBooking(office, sandbox)]
}

async function addBooking(office: Office, sandbox: Sandbox): Promise<string> {
  const slot = await findFree(office)
  if (slot === undefined) return 'Found no booking of theirs: the draft has no time to book in the next weeks'
  const booking = { ...slot, id: 'own-1' }
  Object.assign(sandbox, { bookings: [booking], booked: 1 })
  const presented = presentBooking(office, sandbox, booking, 'booked')
  return `Found a booking of theirs: ${describeBooking(presented, office.configuration)}`
}

const DAY_MS = 24 * 60 * 60_000

/** The first free time from tomorrow on that callers can book themselves. */
async function findFree({ configuration, now, listFree }: Office): Promise<Slot | undefined> {
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  for (const { id: serviceId, booksAlone } of configuration.diary.services) {
    if (!booksAlone) continue
    const [slot] = await listFree({ serviceId, from: after(1), to: after(60), limit: 1 }, [])
    if (slot !== undefined) return slot
  }
  return undefined
}
