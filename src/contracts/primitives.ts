import { z } from 'zod'

/** What inputs are made of. Every contract takes these from here, so that a line or a day is the same everywhere. */

const RELOAD = 'Please load this page again'

type TooLong = string | ((most: number, length: number) => string)
type LengthOptions = { longest?: number; tooLong?: TooLong }

const words = (text: string) => text.toWellFormed().normalize('NFC')
/** Line breaks would travel into mail headers and lists. */
const onOneLine = (text: string) =>
  words(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
/** Tabs and line breaks stay; other control characters say nothing, and PostgreSQL cannot store all of them. */
const onLines = (text: string) =>
  words(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .trim()

function textOf(tidy: (text: string) => string, shortest: number, message: string, longest: number, tooLong: TooLong) {
  const error =
    typeof tooLong === 'string'
      ? tooLong
      : { error: ({ input }: { input?: unknown }) => tooLong(longest, String(input).length) }
  return z.string({ error: message }).overwrite(tidy).min(shortest, message).max(longest, error)
}

/** One line of text as people write it: fadas kept, line breaks and outer spaces gone. */
export function line(shortest: number, message: string, options: LengthOptions = {}) {
  const { longest = 300, tooLong = 'This is too long' } = options
  return textOf(onOneLine, shortest, message, longest, tooLong)
}

const anyLine = line(0, 'Please write this as text')
/** A line that may be left out; empty counts as left out. */
export const optionalLine = anyLine.nullish().transform((text) => text || undefined)
/** A line that may be emptied. */
export const clearableLine = anyLine.nullable().transform((text) => text || null)

/** Several lines of text, line breaks kept. */
export function paragraph(shortest: number, message: string, options: LengthOptions = {}) {
  const { longest = 5_000, tooLong = 'Please keep this under 5,000 characters' } = options
  return textOf(onLines, shortest, message, longest, tooLong)
}

type EmailMessages = { missing: string; tooLong?: string; incomplete?: string }

/** An email address as it was typed. */
export function typedEmail({ missing, tooLong = missing, incomplete = missing }: EmailMessages) {
  return z
    .string({ error: missing })
    .overwrite((text) => text.normalize('NFKC').trim())
    .min(1, missing)
    .max(254, tooLong)
    .regex(z.regexes.html5Email, incomplete)
}

/** An email address in the one form in which it is compared and stored, so that one mailbox is one account. */
export function mailbox(messages: EmailMessages) {
  return typedEmail(messages).overwrite((text) => text.toLowerCase())
}

/** Bounded, as hashing takes longer the longer it is. */
export function password(shortest: number, message: string) {
  return z.string({ error: message }).min(shortest, message).max(1_000, 'This password is too long')
}

/** The secret part of a mailed link. */
export const token = z.string().max(200)

/** One line each, in alphabetical order. */
export type IdPrefix =
  | 'act'
  | 'aud'
  | 'bch'
  | 'bkg'
  | 'blk'
  | 'bsy'
  | 'cal'
  | 'cev'
  | 'wai'
  | 'chg'
  | 'cmsg'
  | 'cnt'
  | 'con'
  | 'cvn'
  | 'doc'
  | 'enq'
  | 'ent'
  | 'fed'
  | 'inv'
  | 'job'
  | 'kim'
  | 'kno'
  | 'lease'
  | 'mail'
  | 'mat'
  | 'mem'
  | 'mil'
  | 'mpg'
  | 'msg'
  | 'note'
  | 'org'
  | 'pas'
  | 'pol'
  | 'prj'
  | 'quo'
  | 'rat'
  | 'rev'
  | 'rmd'
  | 'sav'
  | 'spe'
  | 'sub'
  | 'thr'
  | 'tic'
  | 'tmsg'
  | 'tool'
  | 'tsub'
  | 'turn'
  | 'unq'
  | 'upd'
  | 'usr'

/** The id of a row of one kind. Most end with a UUID, those of our own first rows with a word: `org_company`. */
export function id(prefix: IdPrefix, message = RELOAD) {
  return z.string({ error: message }).regex(new RegExp(`^${prefix}_[\\w-]{1,80}$`), message)
}

/** The id of a row that may be left out; empty counts as left out. */
export function optionalId(prefix: IdPrefix, message = RELOAD) {
  return z
    .union([id(prefix, message), z.literal('')], { error: message })
    .nullish()
    .transform((text) => text || null)
}

/** The id of a row whose kinds share a table, or have no prefix. */
export const anyId = z.string({ error: RELOAD }).regex(/^[\w-]{1,100}$/, RELOAD)

/** Small letters without fadas, digits and single hyphens. */
export function slug(message: string) {
  return z.string({ error: message }).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message)
}

/** The version of a row that a form was filled in from. Whoever changes another one is told of the conflict. */
export const version = z.coerce.number({ error: RELOAD }).int(RELOAD).min(0, RELOAD).max(2_147_483_647, RELOAD)

/** A day of the Irish calendar, as date fields send it: 2026-11-21. */
export function day(message: string) {
  return z
    .string({ error: message })
    .trim()
    .pipe(z.iso.date({ error: message }).min(1).startsWith('2', message))
}

/** A day that may be left out; empty counts as left out. */
export function optionalDay(message: string) {
  return z
    .union([day(message), z.literal('')], { error: message })
    .optional()
    .transform((text) => text || undefined)
}

/** Digits in groups of three or in none: "12,50" is no 1250. */
const WHOLE = String.raw`(?:\d{1,3}(?:[,\s]\d{3})+|\d{1,13})`
const EURO = new RegExp(String.raw`^(?:€\s*)?${WHOLE}(?:\.\d{1,2})?$`)
const COUNT = new RegExp(`^${WHOLE}$`)
const ungrouped = (text: string) => Number(text.replaceAll(/[€,\s]/g, ''))

/** A trillion euro: more is a slip, and stays exact as a number of cents. */
const MOST_CENTS = 100_000_000_000_000

/** An amount as people write it, "€1,250,000.50" or "1250000", in cents. */
export function euroAmount(message: string, most = MOST_CENTS, tooMuch = message) {
  return z
    .string({ error: message })
    .trim()
    .regex(EURO, message)
    .transform((text) => Math.round(ungrouped(text) * 100))
    .pipe(z.number().max(most, tooMuch))
}

/** Cents that a page showed and its form sends back. */
export const cents = z.coerce.number({ error: 'The amount is missing' }).int('The amount is missing').min(0)

/** A whole number as people write it, "12,500" or "12500". */
export function wholeNumber(least: number, most: number, message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(COUNT, message)
    .transform(ungrouped)
    .pipe(z.number().min(least, message).max(most, message))
}

/** One of a few, as a select or radio field sends it. */
export function choice<const Value extends string>(options: readonly { value: Value }[], message: string) {
  return z.enum(
    options.map(({ value }) => value),
    { error: message },
  )
}

/** A box that was ticked. One that was not is not sent. */
export const tickedBox = z
  .literal('on')
  .optional()
  .catch(undefined)
  .transform((box) => box === 'on')
