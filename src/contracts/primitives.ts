import { z } from 'zod'

/** Parts of inputs. Every contract uses these, so that a line or a day is the same everywhere. */

const RELOAD = 'Please load this page again'

type TooLong = string | ((max: number, length: number) => string)
type LengthOptions = { maxLength?: number; tooLong?: TooLong }

const words = (text: string) => text.toWellFormed().normalize('NFC')
/** Line breaks could inject mail headers. */
const onOneLine = (text: string) =>
  words(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
/** Keeps tabs and line breaks. Drops other control characters, because PostgreSQL cannot store all of them. */
const onLines = (text: string) =>
  words(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .trim()

function buildText(
  tidy: (text: string) => string,
  minLength: number,
  message: string,
  maxLength: number,
  tooLong: TooLong,
) {
  const error =
    typeof tooLong === 'string'
      ? tooLong
      : { error: ({ input }: { input?: unknown }) => tooLong(maxLength, String(input).length) }
  return z.string({ error: message }).overwrite(tidy).min(minLength, message).max(maxLength, error)
}

/** One line of text. Keeps fadas, drops line breaks and outer spaces. */
export function line(minLength: number, message: string, options: LengthOptions = {}) {
  const { maxLength = 300, tooLong = 'This is too long' } = options
  return buildText(onOneLine, minLength, message, maxLength, tooLong)
}

const anyLine = line(0, 'Please write this as text')
/** An optional line. Empty counts as missing. */
export const optionalLine = anyLine.nullish().transform((text) => text || undefined)
/** A line that a form may clear. */
export const clearableLine = anyLine.nullable().transform((text) => text || null)

/** Several lines of text. Keeps line breaks. */
export function paragraph(minLength: number, message: string, options: LengthOptions = {}) {
  const { maxLength = 5_000, tooLong = 'Please keep this under 5,000 characters' } = options
  return buildText(onLines, minLength, message, maxLength, tooLong)
}

type EmailMessages = { missing: string; tooLong?: string; incomplete?: string }

/** An email address, in the letter case that was typed. */
export function typedEmail({ missing, tooLong = missing, incomplete = missing }: EmailMessages) {
  return z
    .string({ error: missing })
    .overwrite((text) => text.normalize('NFKC').trim())
    .min(1, missing)
    .max(254, tooLong)
    .regex(z.regexes.html5Email, incomplete)
}

/** An email address, normalised for comparison and storage, so that one mailbox is one account. */
export function mailbox(messages: EmailMessages) {
  return typedEmail(messages).overwrite(normaliseEmail)
}

export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Has a maximum length, because hashing time increases with the length. */
export function password(minLength: number, message: string) {
  return z.string({ error: message }).min(minLength, message).max(1_000, 'This password is too long')
}

/** The secret part of a mailed link. */
export const token = z.string().max(200)

/** Keep one prefix on each line, in alphabetical order. */
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
  | 'sce'
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

/** The id of one kind of row. Most end with a UUID. The first rows of the product end with a word: `org_company`. */
export function id(prefix: IdPrefix, message = RELOAD) {
  return z.string({ error: message }).regex(new RegExp(`^${prefix}_[\\w-]{1,80}$`), message)
}

/** An optional id. Empty counts as missing. */
export function optionalId(prefix: IdPrefix, message = RELOAD) {
  return z
    .union([id(prefix, message), z.literal('')], { error: message })
    .nullish()
    .transform((text) => text || null)
}

/** An id of several kinds that share a table, or of a kind without a prefix. */
export const anyId = z.string({ error: RELOAD }).regex(/^[\w-]{1,100}$/, RELOAD)

/** Lower-case letters without fadas, digits and single hyphens. */
export function slug(message: string) {
  return z.string({ error: message }).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message)
}

/** The row version that the form was filled with. Another version is a conflict. */
export const version = z.coerce.number({ error: RELOAD }).int(RELOAD).min(0, RELOAD).max(2_147_483_647, RELOAD)

/** A day of the Irish calendar in the format of date fields: 2026-11-21. */
export function day(message: string) {
  return z
    .string({ error: message })
    .trim()
    .pipe(z.iso.date({ error: message }).min(1).startsWith('2', message))
}

/** An optional day. Empty counts as missing. */
export function optionalDay(message: string) {
  return z
    .union([day(message), z.literal('')], { error: message })
    .optional()
    .transform((text) => text || undefined)
}

/** Digits with or without groups of three: "12,50" is not 1250. */
const WHOLE = String.raw`(?:\d{1,3}(?:[,\s]\d{3})+|\d{1,13})`
const EURO = new RegExp(String.raw`^(?:€\s*)?${WHOLE}(?:\.\d{1,2})?$`)
const COUNT = new RegExp(`^${WHOLE}$`)
const ungrouped = (text: string) => Number(text.replaceAll(/[€,\s]/g, ''))

/** A trillion euro. Larger amounts are typing errors. As cents, this is still an exact number. */
const MAX_CENTS = 100_000_000_000_000

/** An amount such as "€1,250,000.50" or "1250000", in cents. */
export function euroAmount(message: string, max = MAX_CENTS, tooMuch = message) {
  return z
    .string({ error: message })
    .trim()
    .regex(EURO, message)
    .transform((text) => Math.round(ungrouped(text) * 100))
    .pipe(z.number().max(max, tooMuch))
}

/** Cents that a page showed and its form returns. */
export const cents = z.coerce.number({ error: 'The amount is missing' }).int('The amount is missing').min(0)

/** A whole number such as "12,500" or "12500". */
export function wholeNumber(min: number, max: number, message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(COUNT, message)
    .transform(ungrouped)
    .pipe(z.number().min(min, message).max(max, message))
}

/** One of the options of a select or radio field. */
export function choice<const Value extends string>(options: readonly { value: Value }[], message: string) {
  return z.enum(
    options.map(({ value }) => value),
    { error: message },
  )
}

/** A checkbox. Browsers send only ticked ones. */
export const tickedBox = z
  .literal('on')
  .optional()
  .catch(undefined)
  .transform((box) => box === 'on')
