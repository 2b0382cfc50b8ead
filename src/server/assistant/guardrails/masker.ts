import { findName } from '../understanding/person/find-name.ts'
import { splitAddress, withoutEircode } from '../understanding/person/split-address.ts'
import { findEircode } from '../understanding/slots.ts'

const KINDS = ['EMAIL', 'IBAN', 'CARD', 'PPSN', 'EIRCODE', 'PHONE', 'NAME', 'ADDRESS', 'TEXT'] as const
type Kind = (typeof KINDS)[number]

const PLACEHOLDER = new RegExp(`\\[\\s*(${KINDS.join('|')})[_\\s]?(\\d{1,4})\\s*\\]`, 'gi')
const DATE = /^(?:\d{4}[- ]\d{1,2}[- ]\d{1,2}|\d{1,2}[- ]\d{1,2}[- ]\d{2,4})$/
const LEAST_DIGITS = 7

const countDigits = (text: string) => text.replaceAll(/\D/g, '').length

/** In this order: what an earlier pattern took, a later one does not see. */
const PATTERNS: [Kind, RegExp, (found: string) => boolean][] = [
  ['EMAIL', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, () => true],
  ['IBAN', /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/gi, () => true],
  ['CARD', /\b\d(?:[ -]?\d){12,18}\b/g, () => true],
  ['PPSN', /\b\d{7} ?[A-W][A-IW]?\b/gi, () => true],
  [
    'EIRCODE',
    /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?[0-9AC-FHKNPRTV-Y]{4}\b/gi,
    (found) => findEircode(found) !== undefined,
  ],
  [
    'PHONE',
    /(?:\+|\b)\(?\d[\d ()./-]{5,17}\d\b/g,
    (found) => countDigits(found) >= LEAST_DIGITS && !DATE.test(found.trim()),
  ],
]

/** The whole name, and its parts, which stand alone later on. Two letters are a particle, such as "Ní". */
function listForms(name: string): string[] {
  const parts = name.split(/\s+/).filter((part) => [...part].length > 2)
  return [...new Set([name, ...parts])].toSorted((a, b) => b.length - a.length)
}

/** "Máire" and, after "a" or "do", "Mháire". */
function buildNamePattern(names: string[]): RegExp | undefined {
  const forms = names
    .flatMap(listForms)
    .map((form) => `${RegExp.escape(form.slice(0, 1))}h?${RegExp.escape(form.slice(1))}`)
  return forms.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`, 'giu')
}

/** An address as it was said and as it was read back. A town alone stays: it may be the organisation's. */
function buildAddressPattern(addresses: string[]): RegExp | undefined {
  const forms = addresses
    .map((address) => withoutEircode(address).match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [])
    .filter((words) => words.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((words) => words.map((text) => RegExp.escape(text)).join('[^\\p{L}\\p{N}]+'))
  return forms.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
}

/**
 * Puts placeholders in the place of what names a person or leads to one, and the values back. The same value has the same
 * placeholder for as long as the masker lives: one turn.
 */
export class Masker {
  readonly #placeholders = new Map<string, string>()
  readonly #values = new Map<string, string>()
  readonly #names: RegExp | undefined
  readonly #addresses: RegExp | undefined

  /** `names` and `addresses` of the contact, as far as they are known. */
  constructor(names: string[], addresses: string[] = []) {
    this.#addresses = buildAddressPattern(addresses)
    this.#names = buildNamePattern(names.filter((name) => name.trim() !== ''))
  }

  mask(text: string): string {
    // Somebody may write a placeholder. It must come back as it was written, not as somebody's number.
    let masked = text.replaceAll(PLACEHOLDER, (found) => this.#replace('TEXT', found))
    if (this.#addresses !== undefined)
      masked = masked.replaceAll(this.#addresses, (found) => this.#replace('ADDRESS', found))
    for (const [kind, pattern, isMeant] of PATTERNS)
      masked = masked.replaceAll(pattern, (found) => (isMeant(found) ? this.#replace(kind, found) : found))
    return this.#names === undefined ? masked : masked.replaceAll(this.#names, (found) => this.#replace('NAME', found))
  }

  /** A placeholder that was never given stays, and no reply with one is sent. */
  unmask(text: string): string {
    return text.replaceAll(PLACEHOLDER, (found, kind: string, number: string) => {
      return this.#values.get(`${kind.toUpperCase()}_${Number(number)}`) ?? found
    })
  }

  #replace(kind: Kind, value: string): string {
    const known = this.#placeholders.get(value)
    if (known !== undefined) return known
    const key = `${kind}_${this.#values.size + 1}`
    const placeholder = `[${key}]`
    this.#placeholders.set(value, placeholder)
    this.#values.set(key, value)
    return placeholder
  }
}

export const hasPlaceholder = (text: string): boolean => text.search(PLACEHOLDER) >= 0

/** The names by which somebody introduces themselves in texts. */
export function listNames(texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => findName(text) ?? []))]
}

/** The addresses that somebody gives in texts. */
export function listAddresses(texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => splitAddress(text, false)?.address ?? []))]
}
