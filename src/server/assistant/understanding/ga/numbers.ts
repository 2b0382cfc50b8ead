import { irishBase } from '../../text/irish-base.ts'
import type { ReadNumber } from '../when/vocabulary.ts'

const CARDINALS = new Map(
  Object.entries({
    aon: 1,
    haon: 1,
    do: 2,
    da: 2,
    tri: 3,
    ceathair: 4,
    ceithre: 4,
    ceathar: 4,
    cuig: 5,
    se: 6,
    seacht: 7,
    ocht: 8,
    naoi: 9,
    deich: 10,
    aondeag: 11,
    dodheag: 12,
    fiche: 20,
    fichid: 20,
    triocha: 30,
    daichead: 40,
    caoga: 50,
  }),
)
const ORDINALS = new Map(
  Object.entries({
    cead: 1,
    aonu: 1,
    dara: 2,
    dou: 2,
    triu: 3,
    ceathru: 4,
    cuigiu: 5,
    seu: 6,
    seachtu: 7,
    ochtu: 8,
    naou: 9,
    deichiu: 10,
    fichiu: 20,
    triochadu: 30,
  }),
)
/** What is counted stands between the parts of a number: "cúig nóiméad déag", "an tríú lá is fiche". */
const COUNTED = new Set('noimead noimeid la bomaite bomaiti mi seachtaine huaire uaire uair'.split(' '))
const UNITS = new Set([...COUNTED, 'laethanta', 'mhi', 'mi', 'seachtain', 'bliana', 'clog'])
/** Words that are numbers only behind the particle "a" or before something counted: tá sé, dó, trí Ghaeilge, aon lá. */
const DOUBTFUL = new Set(['se', 'do', 'tri', 'aon', 'da', 'ocht', 'cead'])

/** "Ceathrú don trí", "fiche don dó": between these a number is an hour. */
const BEFORE_HOUR = new Set(['don', 'do', 'chun'])
const PART_OF_HOUR = new Set(['ceathru', 'uair', 'fiche', 'deich', 'cuig', 'deag', 'noimead', 'bomaite', 'neomat'])

/** "a cúig", "cúig déag", "cúig nóiméad is fiche" → n:25 min, "an tríú lá is fiche" → o:23. */
export function readIrishNumber(words: string[], start: number): ReadNumber | undefined {
  const at = (offset: number) => irishBase(words[start + offset] ?? '')
  const particle = at(0) === 'a' ? 1 : 0
  const word = at(particle)
  const ordinal = ORDINALS.get(word)
  const number = CARDINALS.get(word) ?? ordinal
  if (number === undefined || (particle === 1 && ordinal !== undefined)) return undefined
  const counted = COUNTED.has(at(particle + 1)) ? 1 : 0
  const rest = readRest(at(particle + counted + 1), at(particle + counted + 2), number)
  const length = particle + 1 + (rest.length > 0 ? counted + rest.length : 0)
  const isCertain =
    particle === 1 ||
    rest.length > 0 ||
    UNITS.has(at(particle + 1)) ||
    /^(?:a|ceann|faoi|ona|lena|gona)$/.test(at(-1)) ||
    // "Ó thrí go cúig", but not "Tomás Ó Sé"
    (words[start - 1] === 'ó' && /^(?:dhó|thrí|shé)$/.test(words[start] ?? '')) ||
    (at(particle + 1) === 'a' && /^cloi?g$/.test(at(particle + 2))) ||
    (BEFORE_HOUR.has(at(-1)) && PART_OF_HOUR.has(at(-2))) ||
    // "Leathuair i ndiaidh an dó"
    (at(-1) === 'an' && /^(?:diaidh|eis|treis)$/.test(at(-2)))
  if (DOUBTFUL.has(word) && !isCertain && ordinal === undefined) return undefined
  const kind = ordinal === undefined ? 'n' : 'o'
  const unit = rest.length > 0 && counted === 1 ? unitToken(at(particle + 1)) : ''
  const isFirst =
    particle === 1 && !NEEDS_HOUR.test(at(-1)) && /^go d?ti a$/.test([0, 1, 2].map((n) => at(length + n)).join(' '))
  return { token: `${isFirst ? 'from ' : ''}${kind}:${number + rest.add}${unit}`, length }
}

/** "A cúig go dtí a sé" are two hours. "Cúig go dtí a sé" may be minutes before one, and "ó" and "tar éis" have one. */
const NEEDS_HOUR = /^(?:o|idir|ag|ar|eis|treis|diaidh|roimh|chun|thar|don|do|ti|leath|leathuair)$/

const JOINED_TENS: Record<string, number> = { fichead: 20, triochad: 30 }

const unitToken = (word: string) =>
  /^(?:noim|bom)/.test(word)
    ? ' min'
    : word === 'la'
      ? ' day'
      : /^h?ua/.test(word)
        ? ' hour'
        : word === 'mi'
          ? ' month'
          : ' week'

/** Of "… déag", "… is fiche", "… fichead", "… tríochad", and "fiche a cúig". */
function readRest(first: string, second: string, number: number): { add: number; length: number } {
  if (first === 'deag') return { add: 10, length: 1 }
  const joint = JOINED_TENS[first]
  if (joint !== undefined && number < 20) return { add: joint, length: 1 }
  const tens = CARDINALS.get(second)
  if ((first === 'is' || first === 'ar') && tens !== undefined && tens >= 20 && number < 20)
    return { add: tens, length: 2 }
  const joined = CARDINALS.get(first)
  if (number >= 20 && joined !== undefined && joined < 10 && first !== 'do') return { add: joined, length: 1 }
  const unit = CARDINALS.get(second)
  if (number >= 20 && first === 'a' && unit !== undefined && unit < 10) return { add: unit, length: 2 }
  return { add: 0, length: 0 }
}
