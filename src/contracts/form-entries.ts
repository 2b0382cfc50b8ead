import { z } from 'zod'

/** What people type into the forms of the portals, as text; each says in its own words what is wrong. */

const LONGEST_TEXT = 5_000
/** A trillion euro: more is a slip, and stays exact as a number of cents. */
const MOST_EURO = 1_000_000_000_000

/** Several lines of text, line breaks kept. */
export const paragraph = (shortest: number, message: string) =>
  z
    .string({ error: message })
    .transform((text) => text.normalize('NFC').replaceAll('\0', '').replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(shortest, message).max(LONGEST_TEXT, 'Please keep this under 5,000 characters'))

/** A day of the calendar, as date fields send it: 2026-11-21. */
export const day = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .pipe(z.iso.date({ error: message }).min(1).startsWith('2', message))

/** An amount as people write it, "€1,250,000.50" or "1250000", in cents. */
export const euroAmount = (message: string) =>
  z
    .string({ error: message })
    .transform((text) => text.replaceAll(/[€,\s]/g, ''))
    .pipe(z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, message))
    .transform((text) => Math.round(Number(text) * 100))
    .pipe(z.number().max(MOST_EURO * 100, message))

/** A whole number from 0 on; thousands may be set apart. */
export const wholeNumber = (most: number, message: string) =>
  z
    .string({ error: message })
    .transform((text) => text.replaceAll(/[,\s]/g, ''))
    .pipe(z.string().regex(/^\d{1,12}$/, message))
    .transform(Number)
    .pipe(z.number().max(most, message))
