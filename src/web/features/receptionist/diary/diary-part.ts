import type { ReactNode } from 'react'
import type { ChangedEvent } from '#contracts/receptionist/calendars.ts'
import type { DiaryClash, DiaryDay, DiaryWeek } from '#contracts/receptionist/diary-screen.ts'
import type { WaitingPerson } from '#contracts/receptionist/waiting-list.ts'
import type { DiaryPlace } from './diary-place.ts'

export type DiaryScreenProps = {
  /** Path of the diary in this portal. */
  base: string
  week: DiaryWeek
  /** The day of the week that is shown in full. */
  day: string
  today: string
  /** An instant. */
  now: string
  /** Everybody who has a diary. */
  people: { id: string; name: string }[]
  /** Bookings at whose time another calendar has something too. */
  clashes: DiaryClash[]
  /** Appointments that somebody changed in another calendar. */
  changed: ChangedEvent[]
  /** Who waits for a time in the week. */
  waiting: WaitingPerson[]
  children: ReactNode
}

/** What each part of the screen draws from. */
export type DiaryPart = Omit<DiaryScreenProps, 'children' | 'people' | 'clashes' | 'changed'> & {
  place: DiaryPlace
  /** The booking whose panel is open. */
  chosenId: string | undefined
}

/** The same for the day that is shown in full. */
export type DayProps = DiaryPart & { open: DiaryDay }
