import { z } from 'zod'
import { type Language, language, slot } from '#contracts/receptionist/diary.ts'

const day = z.iso.date()
const time = z.object({ startsAt: slot.shape.startsAt, diaryId: slot.shape.diaryId })

/** The state in the page's address. Invalid values count as missing. */
export type PageAddress = {
  language: Language | undefined
  show: 'change' | 'cancel' | undefined
  /** The first day of the free times. */
  from: string | undefined
  /** The day of which all times are shown. */
  allOf: string | undefined
  /** The chosen time. */
  chosen: { startsAt: string; diaryId: string } | undefined
  done: 'moved' | 'cancelled' | undefined
  isTaken: boolean
}

export function readAddress(url: string): PageAddress {
  const query = new URL(url).searchParams
  const [startsAt, diaryId] = (query.get('time') ?? '').split('~')
  return {
    language: language.safeParse(query.get('lang')).data,
    show: z.enum(['change', 'cancel']).safeParse(query.get('show')).data,
    from: day.safeParse(query.get('from')).data,
    allOf: day.safeParse(query.get('all')).data,
    chosen: time.safeParse({ startsAt, diaryId }).data,
    done: z.enum(['moved', 'cancelled']).safeParse(query.get('done')).data,
    isTaken: query.has('taken'),
  }
}

/** The page's address with other parameters. The language stays. */
export function pageLink({ language: shown }: PageAddress, query: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ lang: shown, ...query })) {
    if (value !== undefined) parameters.set(name, value)
  }
  return `?${parameters}`
}
