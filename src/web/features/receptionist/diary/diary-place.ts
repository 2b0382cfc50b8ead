import { useLocation } from 'react-router'
import { type DiaryView, diaryAddress } from '#contracts/receptionist/diary-screen.ts'

/** The diary's state in the address: day, person and view. */
export type DiaryPlace = { day?: string | undefined; view?: DiaryView | undefined; who?: string | undefined }

/** Panels beside the diary keep the scroll position. */
export const KEPT = { preventScrollReset: true, state: { isPlaceKept: true } } as const

export function useDiaryPlace(): DiaryPlace {
  return readPlace(useLocation().search)
}

export function readPlace(search: string): DiaryPlace {
  return diaryAddress.parse(Object.fromEntries(new URLSearchParams(search)))
}

/** An address of the diary with its current state. */
export function diaryLink(path: string, place: DiaryPlace, more: Record<string, string | undefined> = {}): string {
  const entries = Object.entries({ ...place, ...more }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** The address of a booking's panel and its open part. */
export function useBookingLink(base: string, bookingId: string) {
  const place = useDiaryPlace()
  return (more: Record<string, string | undefined>) => diaryLink(`${base}/${bookingId}`, place, more)
}
