import { formatPhone } from '#contracts/irish.ts'
import { fold } from '../../../text/fold.ts'
import { CONTACT, namesContact } from '../../../understanding/person/find-name.ts'
import { findEmail, findPhone } from '../../../understanding/slots.ts'
import { wantsRing } from '../messages/ring.ts'

/** Words that give, correct or confirm a detail, and tell the team nothing. */
const WORDS_OF_DETAILS = new Set(
  `a actually again also an and as askin asking at but call called callin calling contact correct email e-mail fine for from go good grand here hold i i'll i'm id ill im in
instead is it it's its just last mail me mine mobile mr mrs ms my myself name name's names new no not now number of oh ok okay old on one only or other pass
phone please proper put rang reach real right ring ringin ringing said send should so sorry speaking surname text thanks that that's thats the then this to too two up use
wait was well wrong with yeah yep yes
home house landline office shop work
ach ag agus ainm air an anois anseo ar aris ata baile bhaile b'fhearr botun bron ceann ceart chomh chuig contrailte cuir dearmad dom e eile fan fein fon freisin gabh glaoigh
go guthan hea i is le leis leithsceal m'ainm m'uimhir mhicheart micheart mise mo na ni no nua orm oifig riomhphost sa san sea seo siopa seol seoladh sheoladh sin sloinne ta uimhir`.split(
    /\s+/,
  ),
)
/** That a detail was wrong. */
const OWN_SLIP =
  /(?<!\p{L})(?:bhí (?:dul amú|dearmad|breall) orm|rinne mé (?:botún|dearmad)|thug mé (?:an )?(?:uimhir|ceann|seoladh) (?:mh?ícheart|contráilte)(?: duit| daoibh)?|botún a bhí ann|(?:i (?:gave|wrote|typed|put)|that was|i made)(?: you| ye| in| down| it)? (?:the |a |my )?(?:wrong|old|mistake|typo|slip)(?: (?:number|one|email|address|name|digit))?|typo|my mistake|my bad|one digit(?: (?:off|out|wrong))?|slip of the finger|wrong (?:digit|number|one))(?!\p{L})/giu

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu
const ENDS_PART = /(?<=[.;!?\n,])\s+|\s+[-–]\s+/gu
const ENDS_SENTENCE = /(?<=[.;!?\n])\s+/gu
/** Behind these words a number belongs to the sentence: "ring me on 087 …" */
const CONTACT_BEHIND = new RegExp(
  `(?<!(?<!\\p{L})(?:on|at|is|to|or|and|from|number|no|it['’]?s|its|ar|ag|go|nó|agus|ná|uimhir|ó|chuig)[\\s:,]*)[\\s,;:-]+(?:${CONTACT.source})(?=\\W*$)`,
  'iu',
)

/** "087 … and I want to speak to the manager": the number is what was asked for. */
const CONTACT_BEFORE = new RegExp(
  `^\\W*(?:(?:it['’]?s|its|my (?:number|mobile|phone) is|is é|is í) )?(?:${CONTACT.source})[\\s,;]+(?:and|but|agus|ach)\\s+`,
  'iu',
)

/** What a text says beside a name, an address and a number, in whole parts: "Tell Aoife that Brid rang" keeps its names. */
export const withoutDetails = (text: string, name = ''): string =>
  withoutLabels(text, name)
    .replace(CONTACT_BEFORE, '')
    .split(ENDS_PART)
    .filter((part) => saysMore(part, name))
    .map((part) => part.replace(CONTACT_BEHIND, ''))
    .join(' ')
    .replaceAll(/^[\s,.;:-]+|[\s,;:-]+$/gu, '')

/** A dictated message without the sentences that only say who writes and how to reach them, if it has others. */
export function withoutOwnSentences(text: string, name = ''): string {
  const told = withoutLabels(text, name)
  const namesPerson = (part: string) => namesContact(part) || (name !== '' && fold(part).includes(fold(name)))
  const kept = told
    .split(ENDS_SENTENCE)
    .filter((part) => !namesPerson(part) || wantsRing(part) || saysMore(part, name))
    .join(' ')
  return kept === '' || kept === told ? told : kept.replace(/\.$/u, '')
}

/** Whether a text says nothing but who writes, how to reach them, and that it is right or was wrong. */
export const saysOnlyDetails = (text: string, name = ''): boolean => listOwnWords(text, name).own.length === 0

/** Whether a part of a message says more than that. A word or two beside a number are its label. */
function saysMore(part: string, name: string): boolean {
  if (WHEN_TO_RING.test(part) || TELLS_BACK.test(part)) return true
  const { words, own } = listOwnWords(part, name)
  return own.length > (words.length < LEAST_WORDS || namesContact(part) ? 1 : 0)
}

function listOwnWords(part: string, name: string): { words: string[]; own: string[] } {
  const known = new Set(name.split(' ').map(fold))
  const rest = part.replaceAll(CONTACT, ' ').replaceAll(OWN_SLIP, ' ')
  const words = (rest.match(WORD) ?? []).map(fold)
  // "It's Sorcha asking, not Méabh"
  const last = words.some((word) => known.has(word))
    ? words.findIndex((word) => word === 'not' || (word === 'ni' && !known.has(word)))
    : -1
  const said = last < 0 ? words : words.slice(0, last)
  return { words, own: said.filter((word) => !WORDS_OF_DETAILS.has(word) && !known.has(word)) }
}

const LEAST_WORDS = 3
/** "If anything later comes up, let me know" */
const TELLS_BACK =
  /^\W*(?:(?:please|just|and|agus) )*(?:tell (?:me|us)|let (?:me|us) know|inis(?:ig[íi])? d(?:om|úinn))\W*$/iu
/** "085 … after 4" */
const WHEN_TO_RING =
  /(?<!\p{L})(?:after|before|until|till|from|between|any ?time|tar éis|i ndiaidh|roimh|ó)\s+(?:\d{1,2}(?![\d ]*\d{3})|half|noon|lunch|work|school|(?:a )?(?:haon|dó|trí|ceathair|cúig|sé|seacht|hocht|naoi|deich)(?!\p{L})|lón|obair)/iu

/** "Name: Tom Kelly The invoice is wrong Phone: 086 …": without the labelled details. Other texts stay as they are. */
function withoutLabels(text: string, name = ''): string {
  const own = name.replaceAll(/[^\p{L}\s]/gu, '.')
  const labelled = new RegExp(`(?<!\\p{L})(?:(?:my |full )?name|ainm)\\s*[:=]\\s*${own}(?!\\p{L})`, 'iu')
  if (name === '' || !labelled.test(text)) return text
  return text
    .replace(labelled, ' ')
    .replaceAll(new RegExp(`(?:${LABELS})\\s*[:=]\\s*(?=${CONTACT.source})`, 'giu'), ' ')
    .replaceAll(CONTACT, ' ')
    .replaceAll(/^[\s,.;:-]+|[\s,;:-]+$/gu, '')
    .replaceAll(/ {2,}/g, ' ')
}

const LABELS = 'phone|mobile|mob|tel|number|e-?mail|contact|fón|guthán|uimhir|ríomhphost|teagmháil'

type Contact = { email?: string; phone?: string }

/** A message with the address or number that replaces an earlier one: the wrong one is nowhere in it. */
export function replaceContacts(message: string, before: Contact, now: Contact): string {
  return message.replaceAll(CONTACT, (written) => {
    if (before.email !== undefined && now.email !== undefined && findEmail(written) === before.email) return now.email
    if (before.phone !== undefined && now.phone !== undefined && findPhone(written) === before.phone)
      return formatPhone(now.phone)
    return written
  })
}
