import { irishBase } from '../text/irish-base.ts'

/** Irregular forms and the word that they belong to, without mutation and fadas. */
const IRREGULAR = new Map(
  `teach: ti tithe tigh toigh tithiocht teaghais
la: laethanta lae lo
bean: mna ban
mac: mic
inion: inionacha
solas: soilse solais
leanbh: linbh leanai leanbai
leaba: leapacha leapa
deoch: di deochanna
mi: mionna miosa
im: ime
deirfiur: deirfeara
athair: aithreacha
mathair: maithreacha
bo: ba buaibh
cu: con cona
muc: muice
caora: caoirigh caorach
tra: tranna traigh
cluas: cluaise
cos: cois coise cosa
lamh: laimhe laimh lamha
ceann: cinn
fear: fir
feoil: feola
fuil: fola
bia: bianna
gaeilge: gaelige gaoluinn gaelainn
airgead: airgid
dochtuir: dochtuiri
cead: ceadaithe ceadaitear ceadmhach
feic: feiceann feiceail feicim feicfidh conaic facthas fheiceail
teigh: teann cuaigh rachaidh rachainn dul
tar: tagann tagaim tainig tiocfaidh tiocfainn teacht
faigh: faigheann fuair geobhaidh gheobhaidh geobhainn fail bhfaighidh faighidh
tabhair: tugann tug tabharfaidh tabhairt tugaim
dean: rinne deanann deanamh deanfaidh deanaimid
abair: deir duirt dearfaidh ra
ith: ithe itheann iosfaidh
beir: rug breith beireann
clois: cuala cloiseann cloisteail
cosain: cosnaionn cosnodh cosnoidh costas costais
ceannaigh: ceannach ceannoinn ceannaionn ceannaithe
oscail: osclaionn oscailte oscailt osclaim foscailte oscloidh
dun: dunann dunta dunadh dunfaidh duntar
ioc: iocaim iocann iocfaidh iocaiocht ioctar iocainn
cealaigh: cealu cealaim cealaionn cealaithe
athraigh: athru athraim athraionn
athnuaigh: athnuachan athnuaim
claraigh: claru claraim claraionn clar claraithe
deisigh: deisiu deisionn deisim
ceadunas: ceadunais
uisce: uisci
poll: poill pollta
bothar: boithre bothair
cathaoir: cathaoireacha
madra: madrai madadh
gasur: gasuir
paiste: paisti
coinin: coinini
eitil: eitleann eitlionn eitilt eitilti
eitlean: eitlein
taistil: taisteal taistealaim
luchtaigh: luchtu
coill: coilleadh coilleann
vacsain: vacsainiu vacsaini
priosun: priosuin
uacht: uachta uachtanna
fisiteiripe: fisiteiripeoir fisiteiripeoiri
iasacht: iasachtai iasachta
praghas: praghsanna
taille: tailli`
    .split('\n')
    .flatMap((line) => {
      const [word = '', forms = ''] = line.split(':')
      return forms
        .trim()
        .split(' ')
        .map((form) => [form, word] as const)
    }),
)

/** Endings of cases, plurals, verbs and verbal nouns, longest first. */
const ENDINGS =
  'aiochtai iochtai aiocht iocht eachta achta eacht acht aionn ionn aimid imid amar eamar oidh eoidh faidh fidh eodh odh fainn finn ainn inn eanna anna eacha acha eanta anta aithe ithe tear tar eadh adh eamh amh aigh igh aidh idh eail ail aint uint iuint eala ala ean an ann eann oir eoir ora eora oiri eoiri ai iu u ta te the tha i e a'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
/** Prefixes of compounds: the word is found without them too. */
const PREFIX = /^(?:sean|priomh|an-|ro-|fior|droch|ath|mion|ard)(?=[a-z]{4})-?/
const SHORTEST_STEM = 3

/** The word that an irregular form belongs to; any other word without its mutation. */
export function irishRoot(word: string): string {
  const base = irishBase(word)
  return IRREGULAR.get(base) ?? base
}

/**
 * One form for the forms of a word: a suffix off, then the first vowel and the consonants, so that bóthar and bóithre
 * are both "bothr". Own rules; Snowball for Irish undoes mutations and little else.
 */
export function irishKey(word: string): string {
  const regular = irishRoot(word)
  if (regular.length <= SHORTEST_STEM) return regular
  const ending = ENDINGS.find((suffix) => regular.endsWith(suffix) && regular.length - suffix.length >= SHORTEST_STEM)
  return skeleton(ending === undefined ? regular : regular.slice(0, -ending.length))
}

export function withoutPrefix(word: string): string | undefined {
  const base = irishBase(word)
  const rest = base.replace(PREFIX, '')
  return rest === base ? undefined : rest
}

export function skeleton(stem: string): string {
  const first = stem.search(/[aeiou]/)
  if (first < 0) return stem
  return stem.slice(0, first + 1) + stem.slice(first + 1).replaceAll(/[aeiou]/g, '')
}
