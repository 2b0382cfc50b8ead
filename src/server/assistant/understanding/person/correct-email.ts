import { findEmail } from '../slots.ts'

/** The whole hosts of addresses that people name by one word. */
const HOSTS: Record<string, string> = {
  gmail: 'gmail.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  yahoo: 'yahoo.com',
  icloud: 'icloud.com',
  eircom: 'eircom.net',
}
const WORD = '([@.]?[\\p{L}\\p{N}](?:[\\p{L}\\p{N}.-]*[\\p{L}\\p{N}])?)'
const RIGHT_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!it(?!\\p{L}))${WORD}(?: atá ann)?,? (?:(?:and|agus) )?(?:not|isn['’]?t|ní|seachas|instead of|in áit) (?:at |ag )?${WORD}(?![\\p{L}\\p{N}@])`,
  'iu',
)
const WRONG_FIRST = new RegExp(
  `(?:not|isn['’]?t|ní) (?:at |ag )?${WORD}(?:,|;| but| ach)?(?: but| it['’]?s| its| is| ach)* (?:at |ag )?${WORD}(?![\\p{L}\\p{N}@])`,
  'iu',
)
const LEADS =
  "(?:\\W*(?:no|oh|ah|wait|sorry|actually|it['’]?s|its|that['’]?s|it is|i mean(?:t)?|at|the|end(?:s|ing)?(?: is| in| with)?|should be|ó|fan|ní hea|gabh mo leithscéal|is|ag)(?![\\p{L}\\p{N}]))*"
const TRAILS = '(?: (?:at the end|it is|please|actually|atá ann|ag an deireadh|le do thoil))*\\W*$'
/** "Sorry, it's gmail" */
const HOST_ALONE = new RegExp(
  `^${LEADS}\\W*(?<host>${Object.keys(HOSTS).join('|')})(?<ending>(?:\\.[a-z]+)*)${TRAILS}`,
  'iu',
)
/** "No, it's dot ie" */
const ENDING_ALONE = new RegExp(`^${LEADS}\\s*(?<end>\\.(?:com|ie|net|org|eu|co\\.uk|uk))${TRAILS}`, 'iu')

/** "It's gmail, not hotmail": the known address with the part that was wrong. Undefined if a text corrects nothing in it. */
export function correctEmail(email: string | undefined, text: string): string | undefined {
  if (email === undefined || findEmail(text) !== undefined) return undefined
  const said = text
    .replaceAll(/\s*(?<![\p{L}\p{N}])(?:dot|ponc) /giu, '.')
    .replaceAll(/(?<=not|isn['’]t|ní|its?['’]?s?)\./giu, ' .')
  const [, right = '', wrong = ''] = RIGHT_FIRST.exec(said) ?? []
  const [, other = '', instead = ''] = WRONG_FIRST.exec(said) ?? []
  const { host, ending = '' } = HOST_ALONE.exec(said)?.groups ?? {}
  const named = host === undefined ? undefined : replaceHost(email, ending === '' ? host : `${host}${ending}`)
  const { end } = ENDING_ALONE.exec(said)?.groups ?? {}
  const ended = end === undefined ? undefined : replaceEnding(email, end)
  const corrected = replacePart(email, wrong, right) ?? replacePart(email, other, instead) ?? named ?? ended
  return corrected === email ? undefined : corrected
}

function replacePart(email: string, from: string, to: string): string | undefined {
  const [wrong, right] = [from.toLowerCase().replace('@', ''), to.toLowerCase().replace('@', '')]
  const [name = '', host = ''] = email.split('@')
  const [label = '', ...ending] = host.toLowerCase().split('.')
  if (wrong === '' || right === '') return undefined
  if (wrong === host.toLowerCase() || wrong === label) return replaceHost(email, right)
  if (wrong === `.${ending.join('.')}` && right.startsWith('.')) return replaceEnding(email, right)
  // Digits are in no name of a person: "82, not 28".
  const isInName = /^\d+$/.test(wrong) && /^\d+$/.test(right) && name.includes(wrong)
  return isInName ? `${name.replace(wrong, right)}@${host}` : undefined
}

function replaceHost(email: string, host: string): string {
  const [name = '', known = ''] = email.split('@')
  const ending = known.split('.').slice(1).join('.')
  return `${name}@${host.includes('.') ? host : (HOSTS[host.toLowerCase()] ?? `${host}.${ending}`)}`.toLowerCase()
}

function replaceEnding(email: string, ending: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name}@${host.split('.')[0]}${ending.toLowerCase()}`
}
