import type { AlsoOf } from '#contracts/receptionist/contacts.ts'
import type { DeskThread } from '#contracts/receptionist/desk.ts'
import type { Refusal } from '#web/features/form/refusal.ts'

export type ThreadProps = {
  thread: DeskThread
  /** What else the person did, once they have proved who they are. */
  also: AlsoOf | null
  readerId: string
  colleagues: { id: string; name: string }[]
  base: string
  /** Names the next reply, so that it is sent once. */
  sendingKey: string
  refusal: Refusal | undefined
}
