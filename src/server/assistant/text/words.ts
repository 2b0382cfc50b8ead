import { createSpelling } from './correct-slips.ts'
import { fold } from './fold.ts'
import { irishBase } from './irish-base.ts'
import { rememberLast } from './remember-last.ts'

/** What people type on a phone, and contractions without their apostrophe. */
const SHORT_FORMS = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    y: 'why',
    pls: 'please',
    plz: 'please',
    hw: 'how',
    hv: 'have',
    hav: 'have',
    avail: 'available',
    nxt: 'next',
    sry: 'sorry',
    soz: 'sorry',
    yr: 'your',
    frm: 'from',
    wnt: 'want',
    nd: 'need',
    plse: 'please',
    thx: 'thanks',
    tks: 'thanks',
    tnx: 'thanks',
    ty: 'thanks',
    appt: 'appointment',
    appts: 'appointments',
    apt: 'appointment',
    appoint: 'appointment',
    sum1: 'someone',
    some1: 'someone',
    any1: 'anyone',
    wat: 'what',
    wot: 'what',
    wen: 'when',
    wer: 'where',
    wher: 'where',
    cud: 'could',
    wud: 'would',
    shud: 'should',
    abt: 'about',
    gr8: 'great',
    l8r: 'later',
    b4: 'before',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    '2moro': 'tomorrow',
    '2day': 'today',
    '2nite': 'tonight',
    bk: 'book',
    resched: 'reschedule',
    msg: 'message',
    info: 'information',
    hrs: 'hours',
    cos: 'because',
    dr: 'doctor',
    doc: 'doctor',
    ambo: 'ambulance',
    ppl: 'people',
    hosp: 'hospital',
    ye: 'you',
    yez: 'you',
    yous: 'you',
    youse: 'you',
    yiz: 'you',
    yer: 'your',
    yis: 'you',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'have to',
    lemme: 'let me',
    gimme: 'give me',
    dunno: 'dont know',
    breth: 'breath',
    chocking: 'choking',
    seizer: 'seizure',
    suiside: 'suicide',
    monoxyde: 'monoxide',
    anaphalaxis: 'anaphylaxis',
    chestpain: 'chest pain',
    hart: 'heart',
    hartattack: 'heart attack',
    smel: 'smell',
    leek: 'leak',
    dieing: 'dying',
    bok: 'book',
    prise: 'price',
    opn: 'open',
    clos: 'close',
    wit: 'with',
    thru: 'through',
    tru: 'through',
    thro: 'through',
  }),
)
/** "Comin", "the ceilin": what ends in "-ing". */
const DROPS_G = new Set(
  'comin goin doin lookin leakin drippin runnin pourin floodin gettin havin workin tryin makin askin ringin callin waitin bookin movin cancellin openin closin parkin talkin sayin takin thinkin payin stayin livin startin feelin hopin wonderin heatin plumbin mornin evenin ceilin buildin somethin nothin anythin everythin'.split(
    ' ',
  ),
)
/** The words that decide about life, and those of every second message. */
const spellEnglish = createSpelling(
  'attack attacked collapse collapsed choking unconscious unresponsive seizure seizures suicide suicidal ambulance emergency overdose swallowed allergic reaction swelling swollen drowning burning throat stroke bleeding breathing convulsion electrocuted explosion monoxide paracetamol pregnant stabbed trapped anaphylaxis anaphylactic poison poisoned cardiac haemorrhage appointment appointments booking reschedule cancel cancelled complaint message address tomorrow available consultation reservation receptionist received',
  'stoke selling downing compliant complain massage cancels messages massages poisons stabled attach',
)
/** As `irishBase` leaves them. */
const spellIrish = createSpelling(
  'otharcharr otharchairr tachtadh doitean feinmharu timpiste cabhraigh cuidigh cliabhrach scornach eigeandail coinne airithint bainisteoir teachtaireacht seirbhis',
  'labhair coinnle',
)

/** A word in its base form without a slip, in either language. */
export const correctSlips = (base: string) => spellIrish(spellEnglish(base))

const ASKED_WITH_DIGITS = /\b([24])\s+(?=(?:c|see|make|book|get|move|change|cancel|come|speak|talk|ask|know)\b)/gi

/** "D'ye have …?" */
const DO_YOU = /(?<!\p{L})d['’] ?(?=(?:ye|you|ya|yis|yez|yous)(?!\p{L}))/giu

/** The words of an English message in the form of the patterns. */
export const englishWords = rememberLast((text: string): string[] =>
  split(
    text
      .replaceAll(DO_YOU, 'do ')
      .replaceAll(ASKED_WITH_DIGITS, 'to ')
      .replaceAll(/\bto c\b/gi, 'to see'),
  ).flatMap((word) => {
    // "Tá" is no "ta".
    const plain = word === 'tá' || word === 'Tá' ? 'tá' : fold(word).replaceAll("'", '')
    return (SHORT_FORMS.get(plain) ?? (DROPS_G.has(plain) ? `${plain}g` : spellEnglish(plain))).split(' ')
  }),
)

/** The words of an Irish message without mutations, fadas and capitals. */
export const irishWords = rememberLast((text: string): string[] =>
  split(text).map((word) => (fold(word) === 'grma' ? 'grma' : spellIrish(irishBase(word)))),
)

function split(text: string): string[] {
  return (
    text
      .normalize('NFC')
      // "€2,999" is one number, and no call to 999.
      .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      .replaceAll(/[‘’ʼ`´]/g, "'")
      .split(/[^\p{L}\p{M}\p{N}'@€£.-]+|(?<!\d)[.](?!\d)|(?<=\s)[-.]+(?=\s)|\.(?=\s|$)|(?<=[a-z])-(?=[a-z]{3,})/u)
      .map((word) => word.replaceAll(/^['.-]+|['.-]+$/g, ''))
      .filter((word) => word !== '')
  )
}
