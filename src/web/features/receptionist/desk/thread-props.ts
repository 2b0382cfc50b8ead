import type { AlsoOf } from '#contracts/receptionist/contacts.ts'
import type { DeskThread } from '#contracts/receptionist/desk.ts'
import type { Refusal } from '#web/features/form/refusal.ts'

export type ThreadProps = {
  thread: DeskThread
  /** Other conversations and bookings of a person with a proved address. */
  also: AlsoOf | null
  readerId: string
  colleagues: { id: string; name: string }[]
  base: string
  /** The key of the next reply, so that it is stored once. */
  sendingKey: string
  refusal: Refusal | undefined
}
