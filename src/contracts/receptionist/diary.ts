import { z } from 'zod'
import { day, line } from '../primitives.ts'

/** Length of a diary cell. Every length of a service is a multiple of it. */
export const CELL_MINUTES = 5

export const LANGUAGES = ['en', 'ga'] as const
export type Language = (typeof LANGUAGES)[number]
export const language = z.enum(LANGUAGES, { error: 'Please choose a language' })

const NAME = 'Please name it in English and in Irish'
const name = line(1, NAME, { maxLength: 120 })
/** A text in both languages. */
export const bilingualName = z.object({ en: name, ga: name })
export type BilingualName = z.output<typeof bilingualName>

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const TIME = 'Please write a time as 09:30'
const time = z
  .string({ error: TIME })
  .regex(/^([01]\d|2[0-3]):[0-5][05]$/, 'Times are multiples of five minutes, as 09:30')

/** Irish clock times. A period that ends at or before its start ends on the next day and belongs to its start day. */
export const period = z.object({ from: time, to: time })
export type Period = z.output<typeof period>

const periods = z.array(period).max(8).default([])
/** Several periods a day. A day without periods is closed. */
export const openingHours = z.object({
  monday: periods,
  tuesday: periods,
  wednesday: periods,
  thursday: periods,
  friday: periods,
  saturday: periods,
  sunday: periods,
} satisfies Record<Weekday, typeof periods>)
export type OpeningHours = z.output<typeof openingHours>

const DAY = 'Please choose a day'
/** The first and the last closed day, both inclusive. */
export const closure = z
  .object({ from: day(DAY), to: day(DAY), name: bilingualName })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first' })
export type Closure = z.output<typeof closure>

const configurationId = z.string().regex(/^[\w-]{1,80}$/, 'An id has letters, digits, hyphens and underscores')
const MAX_MINUTES = 24 * 60
const cells = (least: number) =>
  z.number().int().min(least).max(MAX_MINUTES).multipleOf(CELL_MINUTES, 'Lengths are multiples of five minutes')

/** Where a service takes place. `elsewhere`: at an address that is neither's, such as a house that is for sale. */
export const SERVICE_PLACES = ['organisation', 'customer', 'phone', 'online', 'elsewhere'] as const
export type ServicePlace = (typeof SERVICE_PLACES)[number]
export const servicePlace = z.enum(SERVICE_PLACES, { error: 'Please choose where it takes place' })

/** What callers also call a service, in either language, with commas between: "leak, sconna". */
export const otherWords = line(0, 'Please write words with commas between').default('')

export const service = z.object({
  id: configurationId,
  name: bilingualName,
  otherWords,
  minutes: cells(CELL_MINUTES),
  /** Minutes kept free after the appointment. */
  bufferMinutes: cells(0).default(0),
  /** Null: the receptionist states no price. */
  priceCents: z.number().int().min(0).nullable().default(null),
  /** The diaries that offer it, in order of preference. */
  diaryIds: z.array(configurationId).max(100),
  /** Latest booking, in minutes before the start. */
  earliestNoticeMinutes: z.number().int().min(0).max(525_600).default(60),
  /** Earliest booking, in days before the start. */
  furthestDays: z.number().int().min(0).max(730).default(60),
  /** False: only staff book it. */
  booksAlone: z.boolean().default(true),
  /** Null: it was stored before services had a place. Its name says where it is, and nobody is asked for an address. */
  place: servicePlace.nullable().default(null),
})
export type Service = z.output<typeof service>

const diaryKind = z.enum(['person', 'room'])
export type DiaryKind = z.output<typeof diaryKind>

/** A person or a room. */
export const diary = z.object({
  id: configurationId,
  name,
  kind: diaryKind.default('person'),
  /** Null: the hours of the organisation. */
  hours: openingHours.nullable().default(null),
  breaks: openingHours.nullable().default(null),
  /** An archived diary takes no new bookings and keeps existing ones. */
  isArchived: z.boolean().default(false),
})
export type Diary = z.output<typeof diary>

/** What the diaries offer. Part of each published version of a receptionist. */
export const diaryConfiguration = z
  .object({
    openingHours,
    /** The opening hours are those of a starter pack, until somebody saves them. */
    hoursAreGuessed: z.literal(true).optional(),
    publicHolidays: z.enum(['closed', 'open']),
    closures: z.array(closure).max(200),
    services: z.array(service).max(100),
    diaries: z.array(diary).max(100),
  })
  .superRefine(({ services, diaries }, issues) => {
    const known = new Set(diaries.map(({ id }) => id))
    if (known.size < diaries.length)
      issues.addIssue({ code: 'custom', path: ['diaries'], message: 'Two parts have the same id' })
    if (new Set(services.map(({ id }) => id)).size < services.length) {
      issues.addIssue({ code: 'custom', path: ['services'], message: 'Two parts have the same id' })
    }
    for (const [index, { diaryIds }] of services.entries()) {
      if (diaryIds.every((id) => known.has(id))) continue
      issues.addIssue({ code: 'custom', path: ['services', index, 'diaryIds'], message: 'Please choose a diary' })
    }
  })
export type DiaryConfiguration = z.output<typeof diaryConfiguration>

/** Appointments start at the start of a cell. */
const instant = z.iso
  .datetime({ error: 'Please choose a time', precision: 3 })
  .refine((text) => Date.parse(text) % (CELL_MINUTES * 60_000) === 0, 'Times are multiples of five minutes')

/** A free time as UTC instants. The buffer comes after `endsAt`. */
export const slot = z.object({
  serviceId: configurationId,
  diaryId: configurationId,
  startsAt: instant,
  endsAt: instant,
})
export type Slot = z.output<typeof slot>
