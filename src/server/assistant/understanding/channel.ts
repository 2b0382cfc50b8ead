import { fold } from '../text/fold.ts'

export type Channel = 'email' | 'phone'

const PARTS = /[,.;!?\n]+|\s(?=(?:and|agus)\s)/iu
const ALONE =
  /^\W*(?:(?:and|agus|yes|yeah|sea|ok|on|by|via|through|the|my|an|le|ar|tri|leis|trid)\s+)*(?:(?<email>e-?mail|r-?phost|riomhphost)|phone|text|mobile|whatsapp|number|call|bh?fon|fon|ghuthan|guthan)(?:\s+(?:is|would be|will be|will do|suits|works|ta|e|please|pls|best|better|grand|fine|handier|handiest|easier|is fearr|le do thoil|me|so))*\W*$/iu

/** "Email, and five of us": how somebody wants to be reached, without the address or the number. */
export function readChannel(text: string): Channel | undefined {
  const found = text.split(PARTS).map((part) => ALONE.exec(fold(part)))
  const channel = found.find((match) => match !== null)
  if (channel === undefined) return undefined
  return channel?.groups?.email === undefined ? 'phone' : 'email'
}

const SAME_CONTACT =
  /(?<!\p{L})(?:same (?:phone |mobile )?(?:number|phone|mobile|e-?mail|contact|details|uimhir|ríomhphost)|(?:uimhir|ríomhphost|seoladh ríomhphoist|fón) ch?éanna|(?:keep|leave) my (?:own )?name|(?:coinnigh|fág)(?:igí)? m['’] ?ainm)(?!\p{L})/iu

/** "Same number she has", "an uimhir chéanna", "keep my own name on it": the details that are known. */
export const saysSameContact = (text: string) => SAME_CONTACT.test(text)

const SAME_DETAILS =
  /[\s,.;–-]+(?:(?:and|with|under|agus|faoin|leis an) )*(?:(?:the )?same (?:name|details|contact|(?:phone |mobile )?number|phone|mobile|e-?mail)(?:(?:,| and|,? &) (?:the )?(?:same )?(?:name|details|contact|(?:phone |mobile )?number|phone|mobile|e-?mail))*|(?:an |na )?(?:t-?ainm|ainm|sonraí|uimhir|ríomhphost)(?: agus (?:an )?(?:t-?ainm|uimhir|ríomhphost))? ch?[ée]anna)(?: (?:again|as before|as last time|please|arís|le do thoil))*(?=\W*$)/iu

/** "Tuesday after five, same name and number": without the details that stay. */
export const withoutSameDetails = (text: string) => text.replace(SAME_DETAILS, '')

const MAILS =
  /(?<!\p{L})(?:(?:e-?mail|send|forward) (?:me|us|it|that|on|(?:the|my|an?) (?:\p{L}+ )?(?:booking|confirmation|details|appointment|copy|receipt|e-?mail))|(?:get|have) (?:it|an?|the) (?:\p{L}+ )?(?:e-?mail(?:ed)?|confirmation)|(?:seol|cuir)\p{L}* (?:[\p{L}’']+ ){0,4}(?:deimhniú|ríomhphost|chugam|chugainn)|(?:deimhniú|é|í) a (?:sheoladh|chur) (?:chug\p{L}+|chuig|trí ríomhphost))(?!\p{L})/iu

/** "Can you email me the booking?", "seol deimhniú chugam": wishes for the mail that a booking has anyway. */
export const wishesMail = (text: string) => MAILS.test(text)
