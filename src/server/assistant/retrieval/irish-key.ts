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
costas: cosnaionn cosnodh cosnoidh costais
coirigh: coiriu coirionn coirithe
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
timpiste: timpisti
aiste: aisti
coinin: coinini
eitil: eitleann eitlionn eitilt eitilti
eitlean: eitlein
taisdil: taistil taisteal taistealaim taistealaimid taistealaionn
luchtaigh: luchtu
coill: coilleadh coilleann
vacsain: vacsainiu vacsaini
priosun: priosuin
uacht: uachta uachtanna
fisiteiripe: fisiteiripeoir fisiteiripeoiri
iasacht: iasachtai iasachta
praghas: praghsanna
taille: tailli
fag: fagail fagala
tog: togail togala
gabh: gabhail gabhala
lig: ligean ligint
fan: fanacht fanuint
lean: leanuint leanacht
coinnigh: coinneail coinneala
imigh: imeacht imeachta imeachtai
glaoigh: glao glaoch glaonna glaoim glaoimid glaonn glaofaidh
leigh: leamh leite leimid leim leann leifidh leitear
suigh: suite suimid suim suionn suifidh
nigh: niochan niochain nimid nionn nifidh nite nitear
caith: caite
bain: baint baintear
oifig: oifigi oifige
pointe: pointi
breith: breithe
eadach: eadai eadaigh
toradh: torthai
talamh: talun
deanach: deanacha deanai deanaigh
confadh: confaidh
leantoir: leantoiri leantora`
    .split('\n')
    .flatMap(readForms),
)

function readForms(line: string) {
  const [word = '', forms = ''] = line.split(': ')
  return forms.split(' ').map((form) => [form, word] as const)
}

/** Words that only look as if they had an ending. */
const WHOLE = new Set('paiste timpiste aiste pointe deanach confadh leantoir coirigh'.split(' '))

/** Vowels of a word before a broad consonant and before a slender one, and what both are in the key. */
const VOWELS = new Map(
  'a: ai\ne: ea ei eai\ni: io\no: oi\nu: ui\neo: eoi\nia: iai\nua: uai\nao: aoi\niu: iui'
    .split('\n')
    .flatMap(readForms),
)

/** Forms of irregular verbs share one of these stems with their verb. */
const IRREGULAR_STEMS = new Map(
  `abair: deir dear duir
beir: rug bear
clois: cual cluin
dean: rinn dearn
faigh: fuai fuair geobh gheobh faighf faig
feic: fac feac
tabhair: tug tabhar tabharf
tar: tag tain tainig tioc
teigh: teig teann cuai cuaigh rach deach
ith: ios`
    .split('\n')
    .flatMap(readForms),
)

/** Endings of cases, plurals, verbs and verbal nouns. */
const ENDINGS = `a e i ai ta te ti tai tha the
anna eanna anta eanta acha eacha ach each igh aigh
ann eann aim im aimid imid ainn inn aimis imis aidis idis aigi igi adar eadar amar eamar adh eadh amh eamh
tar tear tea
faidh fidh faimid fimid far fear fainn finn fa fea fadh feadh faimis fimis fai fi faidis fidis
aionn ionn aiodh iodh aitear itear aitea itea aiodar iodar aiomar iomar aithe ithe aithi ithi uithe aidh idh u iu
oidh eoidh oimid eoimid ofar eofar oinn eoinn ofa eofa odh eodh oimis eoimis ofai eofai oidis eoidis
acht eacht achta eachta achtai eachtai aiocht iocht aiochta iochta aiochtai iochtai
oir eoir ora eora oiri eoiri oireacht eoireacht oireachta eoireachta`
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length)
/** Endings that short words have as a part of them: "teach", "iasacht", "stoir". */
const LONG_STEM = /^e?(?:ach|acht|oir|or)/
/** The t of "labhairt" and "cailliuint", not that of "cuairt". */
const VERBAL_NOUN = /(?<=[aeiou][^aeiou]+[aeiou]+(?:n|r|l|ng))t$/
/** Prefixes of compounds: the word is found without them too. */
const PREFIX =
  /^(?:(?:sean|priomh|fior|droch|ath|mion|ard|gnath|leath|reamh|nua)(?=-?[a-z]{4})-?|(?:sean|an|ro)-(?=[a-z]{3}))/
const SHORTEST_STEM = 3

/**
 * One form for the forms of a word: an ending off, then the first vowel and the consonants, so that bóthar and bóithre
 * are both "bothr". Own rules; Snowball for Irish undoes mutations and little else.
 */
export function irishKey(word: string): string {
  const base = irishBase(word)
  const regular = IRREGULAR.get(base) ?? base
  if (WHOLE.has(regular)) return skeleton(regular)
  const stem = removeEnding(regular)
  return skeleton(IRREGULAR_STEMS.get(stem) ?? stem)
}

/** A stem ends in a consonant: "breithe" has no ending -ithe. */
function removeEnding(word: string): string {
  const ending = ENDINGS.find((suffix) => {
    const stem = word.length - suffix.length
    const least = SHORTEST_STEM + (LONG_STEM.test(suffix) ? 1 : 0)
    return stem >= least && word.endsWith(suffix) && !isVowel(word.charAt(stem - 1))
  })
  return ending === undefined ? word.replace(VERBAL_NOUN, '') : word.slice(0, -ending.length)
}

const isVowel = (letter: string) => 'aeiou'.includes(letter)

export function withoutPrefix(word: string): string | undefined {
  const base = irishBase(word)
  const rest = base.replace(PREFIX, '')
  return rest === base ? undefined : rest
}

/** The first vowels without the mark of a slender consonant, and the consonants. Double ones stay apart from two single ones. */
function skeleton(stem: string): string {
  const [, start = '', vowels = '', rest = ''] = /^([^aeiou]*)([aeiou]*)(.*)$/.exec(stem) ?? []
  const consonants = rest.replaceAll(/([lnr])\1/g, (pair) => pair.charAt(0).toUpperCase()).replaceAll(/[aeiou]/g, '')
  return start + (VOWELS.get(vowels) ?? vowels) + consonants
}
