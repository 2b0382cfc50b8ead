import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type ConversationKey, lockTurn } from '../../domains/conversations/index.ts'
import type { KnowledgeVersion } from '../../domains/knowledge/index.ts'
import { deniesAlarm } from '../emergency/calms.ts'
import type { TurnLimit } from '../turn/turn-limit.ts'
import { agrees, ordersCorrected } from '../understanding/replies/agrees.ts'
import { asksOtherRing } from '../understanding/replies/asks-other-ring.ts'
import { asksRingBefore } from '../understanding/replies/asks-ring-before.ts'
import { callsOff } from '../understanding/replies/calls-off.ts'
import { checksTime } from '../understanding/replies/checks-time.ts'
import { comesLate } from '../understanding/replies/comes-late.ts'
import { wishesExtra } from '../understanding/replies/extra-wishes.ts'
import { movesInstead } from '../understanding/replies/moves-instead.ts'
import { readNoteOnOwn } from '../understanding/replies/note-on-own.ts'
import { repeatsCancel } from '../understanding/replies/repeats-cancel.ts'
import { tellsOfGuests } from '../understanding/services/guest-needs.ts'
import { NotConfirmed } from './tools.ts'

/** The turn that tools act for. */
export type Session = {
  ctx: Ctx
  key: ConversationKey
  /** Tools that write need it, so that an interrupted turn writes nothing. */
  lease: string
  /** Begins the keys of writes: a repeated turn has no second effect. */
  requestKey: string
  configuration: ReceptionistConfiguration
  /** The version whose knowledge it has. */
  version: KnowledgeVersion
  /** The contact's message. */
  text: string
  /** Whether the receptionist asked for a confirmation before. */
  wasAsked: boolean
  /** Awaits work whose time is not the turn's own. */
  pauseFor: TurnLimit['pauseFor']
}

/** Runs a write in a transaction that ends when the turn was interrupted. Each call has a key of its own. */
export type Writer = <Result>(name: string, work: (tx: Tx, key: string) => Promise<Result>) => Promise<Result>

export function createWriter({ ctx, key, lease, requestKey }: Session): Writer {
  const calls = new Map<string, number>()
  return (name, work) => {
    const call = (calls.get(name) ?? 0) + 1
    calls.set(name, call)
    return inTransaction(ctx, async (tx) => {
      await lockTurn(tx, key, lease)
      return work(tx, `${requestKey}:${name}:${call}`)
    })
  }
}

type Asked = Pick<Session, 'text' | 'wasAsked'>

/** Throws NotConfirmed unless the contact's own words say yes to the summary. */
export function requireConfirmation({ text, wasAsked }: Asked): void {
  if (!wasAsked || !(agrees(text) || ordersCorrected(text))) throw new NotConfirmed('not confirmed')
}

/** To "shall I cancel it?" the wish in other words is a yes too. */
export function requireCancelConfirmation({ text, wasAsked }: Asked): void {
  if (movesInstead(text)) throw new NotConfirmed('not confirmed')
  if (!repeatsCancel(text)) requireConfirmation({ text, wasAsked })
  else if (!wasAsked) throw new NotConfirmed('not confirmed')
}

/** That somebody comes late, that help is no longer needed, that there was no emergency, or when else to ring, is for the team as soon as it is said. */
export function requireMessage({ text, wasAsked }: Asked): void {
  const isUrgent = comesLate(text) || callsOff(text) || deniesAlarm(text)
  if (!isUrgent && !asksOtherRing(text)) requireConfirmation({ text, wasAsked })
}

const isForBooking = (text: string) => [tellsOfGuests, asksRingBefore, wishesExtra].some((fits) => fits(text))

/** What the team should prepare for who comes, what it should do beside, and whether it rings before, is noted in the contact's own words. */
export function requireNote({ text, wasAsked }: Asked, note: string): void {
  const isSaid = note.split('. ').every((part) => text.includes(part) && isForBooking(part))
  const isOrdered = text.includes(note) && readNoteOnOwn(text) !== undefined
  if (!isSaid && !isOrdered) requireConfirmation({ text, wasAsked })
}

/** Of a new time, saying that time back is a yes too: "so it's Thursday at ten?" */
export function requireTimeConfirmation({ text, wasAsked }: Asked): void {
  if (!checksTime(text)) requireConfirmation({ text, wasAsked })
  else if (!wasAsked) throw new NotConfirmed('not confirmed')
}
