import { useLocation } from 'react-router'
import { type DiaryView, diaryAddress } from '#contracts/receptionist/diary-screen.ts'

/** What the address says about the diary: which day, whose, and how it is shown. */
export type DiaryPlace = { day?: string | undefined; view?: DiaryView | undefined; who?: string | undefined }

/** Panels open and close beside the diary: the reader keeps their place on the page. */
export const KEPT = { preventScrollReset: true, state: { isPlaceKept: true } } as const

export function useDiaryPlace(): DiaryPlace {
  return readPlace(useLocation().search)
}

export function readPlace(search: string): DiaryPlace {
  return diaryAddress.parse(Object.fromEntries(new URLSearchParams(search)))
}

/** A page of the diary that keeps its place, with whatever else stands in its address. */
export function diaryLink(path: string, place: DiaryPlace, more: Record<string, string | undefined> = {}): string {
  const entries = Object.entries({ ...place, ...more }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** The address of a booking's panel, with a part of it open. */
export function useBookingLink(base: string, bookingId: string) {
  const place = useDiaryPlace()
  return (more: Record<string, string | undefined>) => diaryLink(`${base}/${bookingId}`, place, more)
}
