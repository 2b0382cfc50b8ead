import type { ReactNode } from 'react'
import type { ChangedEvent } from '#contracts/receptionist/calendars.ts'
import type { DiaryClash, DiaryDay, DiaryWeek } from '#contracts/receptionist/diary-screen.ts'
import type { WaitingPerson } from '#contracts/receptionist/waiting-list.ts'
import type { DiaryPlace } from './diary-place.ts'

export type DiaryScreenProps = {
  base: string
  week: DiaryWeek
  day: string
  today: string
  now: string
  people: { id: string; name: string }[]
  /** Bookings that overlap an entry of another calendar. */
  clashes: DiaryClash[]
  changed: ChangedEvent[]
  waiting: WaitingPerson[]
  children: ReactNode
}

export type DiaryPart = Omit<DiaryScreenProps, 'children' | 'people' | 'clashes' | 'changed'> & {
  place: DiaryPlace
  chosenId: string | undefined
}

export type DayProps = DiaryPart & { open: DiaryDay }
