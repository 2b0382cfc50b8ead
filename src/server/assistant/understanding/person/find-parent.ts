import { fold } from '../../text/fold.ts'
import { findNames, type NameCandidate } from './find-name.ts'

const ENGLISH =
  '(?:mam|mammy|mum|mummy|mom|ma|mother|dad|daddy|da|father|parent|guardian|carer|granny|gran|nana?|grandmother|grandad|grandfather|aunt(?:ie|y)?|uncle|sister|brother|wife|husband|partner|son|daughter|foster (?:mam|mum|mother|dad|father)|step(?:mam|mum|mother|dad|father))'
const IRISH = withOrWithoutFadas(
  '(?:mháthair|máthair|mham|mamaí|mhamaí|athair|hathair|n-athair|dhaid|daid|dhaidí|mhamó|mamó|dhaideo|caomhnóir|chaomhnóir|aintín|haintín|uncail|huncail|dheirfiúr|deirfiúr|dheartháir|deartháir|bhean(?: chéile)?|fear céile|fhear céile|mac|mhac|iníon|hiníon|cúramóir|chúramóir)',
)
const HIS = "(?:his|her|their|the|(?:the )?(?:child|kid|patient|baby|girl|boy|lad)['’]?s|\\p{Lu}\\p{L}+['’]?s)"
const I_AM = "(?:(?<!\\p{L})(?:i['’]?m|i am|this is|it['’]?s|its|my name is|my name['’]?s|me,?|(?:is )?mise))"

/** "I'm Aoife, his mam", "mise Aoife a mháthair": what stands behind the name. */
const BEHIND = [
  new RegExp(`^(?: here)?,? ${HIS} ${ENGLISH}(?!\\p{L})`, 'iu'),
  new RegExp(`^(?: anseo)?,? (?:a|an) (?:t-)?${IRISH}(?!\\p{L})`, 'iu'),
]
/** "I'm his mam Aoife", "is mise a mháthair, Aoife": what stands before it. */
const BEFORE = [
  new RegExp(`${I_AM},? ${HIS} ${ENGLISH},? (?:and (?:my name is|i['’]?m) )?$`, 'iu'),
  new RegExp(`${I_AM},? (?:a|an) (?:t-)?${IRISH}(?: \\p{Lu}\\p{L}+)?,? (?:agus |is )?(?:mise )?$`, 'iu'),
]
const SPEAKS = new RegExp(`(?:${I_AM},?\\s|^\\W*|[.,;!]\\s*|(?<!\\p{L})(?:but|and|ach|agus) )$`, 'iu')
/** "For my son Cian, I'm Aoife": who comes is named before. */
const FOR_CHILD = new RegExp(
  `(?<!\\p{L})(?:for|do) (?:(?:my|our|mo|ár|m['’]) ?)(?:\\p{L}+ )?(?:${ENGLISH}|kid|child|girl|boy|lad|${IRISH}|pháiste|leanbh)(?!\\p{L}),? (?:(?:called|named|darb ainm) )?$`,
  'iu',
)
const I_AM_ALONE = new RegExp(`${I_AM} $`, 'iu')

/** Who writes for somebody else, and who that is, where a message says both: "Cian is the name but I'm his mam Aoife". */
export function findParent(text: string): { name: string; child: string | undefined } | undefined {
  const plain = text.normalize('NFC')
  const names = findNames(plain).filter(({ isLikely }) => isLikely)
  const isParent = ({ start, end }: NameCandidate) => {
    const [before, behind] = [plain.slice(0, start), plain.slice(end)]
    return (
      (BEHIND.some((pattern) => pattern.test(behind)) && SPEAKS.test(before)) ||
      BEFORE.some((pattern) => pattern.test(before))
    )
  }
  const child = names.find(({ start }) => FOR_CHILD.test(plain.slice(0, start)))
  const parent =
    names.find(isParent) ?? (child && names.find((one) => one !== child && I_AM_ALONE.test(plain.slice(0, one.start))))
  if (parent === undefined) return undefined
  const other = child ?? names.find((one) => one !== parent && (one.hasGiven || one.count > 1))
  return { name: parent.name, child: other?.name }
}

const MOST_WORDS = 6

/** "I'm Aoife, his mam", and nothing else. */
export function saysWhoWrites(text: string): boolean {
  const parent = findParent(text)
  return parent !== undefined && parent.child === undefined && text.trim().split(/\s+/).length <= MOST_WORDS
}

const IS_PARENT = new RegExp(
  `^\\W*(?:(?:no|yes|sorry|and|but|agus|ach|ní hea|sea)[\\s,.]+)*${I_AM},? (?:${HIS} ${ENGLISH}|(?:a|an) (?:t-)?${IRISH})(?: (?:by the way|actually|though))?\\W*$`,
  'iu',
)

/** "Oisín is getting it, I'm his mother", without a name of their own: the name that was given is not that of who writes. */
export const saysParentAlone = (text: string): boolean =>
  findParent(text) === undefined && text.split(/[,.;]/u).some((part) => IS_PARENT.test(part))

function withOrWithoutFadas(pattern: string): string {
  return pattern.replaceAll(/[áéíóú]/gu, (letter) => `[${letter}${fold(letter)}]`)
}
