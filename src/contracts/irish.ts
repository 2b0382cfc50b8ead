const VAT_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'
const VAT_WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

/** Parses an Irish VAT number of the old or new format, e.g. to IE6388047V. Undefined when it is invalid. */
export function parseVatNumber(text: string): string | undefined {
  const number = compact(text).replace(/^IE/, '')
  const letter = computeCheckLetter(number)
  return letter !== undefined && number[7] === letter ? `IE${number}` : undefined
}

function computeCheckLetter(number: string): string | undefined {
  const now = /^(\d{7})[A-W]([A-IW])?$/.exec(number)
  if (now !== null) return checkLetter(now[1] ?? '', now[2])
  // Until 2013 the second character was a letter or sign. The check covers 0, the five digits and the first digit.
  const old = /^(\d)[A-Z+*](\d{5})[A-W]$/.exec(number)
  return old === null ? undefined : checkLetter(`0${old[2]}${old[1]}`, undefined)
}

function checkLetter(digits: string, second: string | undefined): string | undefined {
  const sum = VAT_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  const extra = second === undefined || second === 'W' ? 0 : second.charCodeAt(0) - 64
  return VAT_LETTERS[(sum + 9 * extra) % 23]
}

/** A hint for a VAT number that looks wrong. Undefined when it is valid, empty or foreign. */
export function hintVatNumber(text: string): string | undefined {
  const number = compact(text)
  if (number === '' || parseVatNumber(text) !== undefined) return undefined
  if (/^(?!IE)[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(number)) return undefined
  const isRightShape = computeCheckLetter(number.replace(/^IE/, '')) !== undefined
  return isRightShape
    ? 'The check letter does not fit the digits of this VAT number. Is there a typing mistake in it?'
    : 'An Irish VAT number looks like IE1234567FA. Is this one complete?'
}

const EIRCODE = /(?<![A-Z0-9])([AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?([0-9AC-FHKNPRTV-Y]{4})(?![A-Z0-9])/gi
const ALMOST_EIRCODE = /(?<![A-Z0-9])(?:[A-Z][0-9OIL]{2}|D6W)[ -]?(?=[A-Z0-9]{0,3}\d)[A-Z0-9]{4}(?![A-Z0-9])/i

/** The last Eircode in an address, without a space, or undefined. */
export function findEircode(address: string): string | undefined {
  const last = [...address.matchAll(EIRCODE)].at(-1)
  return last === undefined ? undefined : `${last[1]}${last[2]}`.toUpperCase()
}

/** Formats an Eircode with its space: A65 F4E2. */
export function formatEircode(eircode: string): string {
  return `${eircode.slice(0, 3)} ${eircode.slice(3)}`
}

/** A hint for an address without a valid Eircode. Undefined for an address with one or a short one. */
export function hintEircode(address: string): string | undefined {
  if (address.trim().length < 10 || findEircode(address) !== undefined) return undefined
  return ALMOST_EIRCODE.test(address)
    ? 'This Eircode does not look right. One looks like A65 F4E2.'
    : 'An Eircode at the end, like A65 F4E2, helps us to find you.'
}

/** Numbers inside Ireland without the 0: mobile, freephone, shared cost, Dublin, the other areas. */
const NATIONAL = [/^8[35679]\d{7}$/, /^1800\d{6}$/, /^818\d{6}$/, /^1\d{7}$/, /^[24569]\d{6,8}$/, /^7[14]\d{5,7}$/]
/** Switched off on 1 January 2022. */
const WITHDRAWN = [/^1850\d{6}$/, /^1890\d{6}$/, /^76\d{7}$/]

/** Parses a phone number to E.164, e.g. +353871234567. Undefined when it is invalid. Foreign numbers need a +. */
export function parsePhone(text: string): string | undefined {
  const number = dialled(text)
  if (number === undefined) return undefined
  const national = nationalPart(number)
  if (national === undefined) return /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined
  return NATIONAL.some((pattern) => pattern.test(national)) ? `+353${national}` : undefined
}

/** Formats an Irish number in groups: 020 915 0100 or 01 234 5678. Returns any other number unchanged. */
export function formatPhone(number: string): string {
  const national = number.startsWith('+353') ? number.slice(4) : undefined
  if (national === undefined) return number
  const [, code = '', first = '', rest = ''] = /^(1800|818|1(?=\d{7}$)|\d\d)(\d{5}$|\d{3})(\d*)$/.exec(national) ?? []
  if (code === '') return number
  return [code === '1800' ? code : `0${code}`, first, rest].join(' ').trim()
}

/** The same with the country: +353 87 222 3333. For staff, who may ring from anywhere. Free numbers have no country. */
export function formatFullPhone(number: string): string {
  const national = formatPhone(number)
  return national.startsWith('0') && number.startsWith('+353') ? `+353 ${national.slice(1)}` : national
}

/** A hint for a phone number that looks wrong. Undefined when it is valid or short. */
export function hintPhone(text: string): string | undefined {
  if (text.replaceAll(/\D/g, '').length < 7 || parsePhone(text) !== undefined) return undefined
  const national = nationalPart(dialled(text) ?? '')
  if (national !== undefined && WITHDRAWN.some((pattern) => pattern.test(national))) {
    return 'Numbers that begin with 1850, 1890 or 076 were switched off in 2022. Is there another one?'
  }
  return 'This does not look like an Irish phone number. Is there a typing mistake in it?'
}

function nationalPart(number: string): string | undefined {
  if (number.startsWith('+353')) return number.slice(4).replace(/^0/, '')
  if (number.startsWith('+')) return undefined
  return number.replace(/^0/, '')
}

/** The digits of a number, with + when the country is given. */
function dialled(text: string): string | undefined {
  const number = text
    .replaceAll(/\(0\)/g, '')
    .replaceAll(/[\s().\-–/]/g, '')
    .replace(/^00/, '+')
  return /^\+?\d+$/.test(number) ? number : undefined
}

function compact(text: string): string {
  return text.toUpperCase().replaceAll(/[\s.\-–/]/g, '')
}
