import { stripMarks } from '#contracts/words/strip-marks.ts'

/** A man's name changes its end in the vocative. Women's names only take the lenition. */
const MEN = new Map(
  Object.entries({
    Aodhán: 'Aodháin',
    Breandán: 'Bhreandáin',
    Brian: 'Bhriain',
    Bríon: 'Bhríon',
    Caoimhín: 'Chaoimhín',
    Caolán: 'Chaoláin',
    Cathal: 'Chathail',
    Cian: 'Chian',
    Ciarán: 'Chiaráin',
    Cillian: 'Chillian',
    Colm: 'Choilm',
    Colmán: 'Cholmáin',
    Conall: 'Chonaill',
    Conchúr: 'Chonchúir',
    Cormac: 'Chormaic',
    Dáithí: 'Dháithí',
    Dara: 'Dhara',
    Deaglán: 'Dheagláin',
    Diarmaid: 'Dhiarmaid',
    Diarmuid: 'Dhiarmuid',
    Dónal: 'Dhónail',
    Dónall: 'Dhónaill',
    Donncha: 'Dhonncha',
    Eoin: 'Eoin',
    Domhnall: 'Dhomhnaill',
    Fearghal: 'Fhearghail',
    Fearghas: 'Fhearghais',
    Feidhlim: 'Fheidhlim',
    Fiach: 'Fhiach',
    Fiachra: 'Fhiachra',
    Fionn: 'Fhinn',
    Fionnán: 'Fhionnáin',
    Flann: 'Fhlainn',
    Gearóid: 'Ghearóid',
    Liam: 'Liam',
    Lorcán: 'Lorcáin',
    Máirtín: 'Mháirtín',
    Mícheál: 'Mhíchíl',
    Micheál: 'Mhichíl',
    Muiris: 'Mhuiris',
    Oisín: 'Oisín',
    Pádhraic: 'Phádhraic',
    Pádraic: 'Phádraic',
    Pádraig: 'Phádraig',
    Peadar: 'Pheadair',
    Pilib: 'Philib',
    Pól: 'Phóil',
    Proinsias: 'Phroinsias',
    Ruairí: 'Ruairí',
    Seán: 'Sheáin',
    Séamas: 'Shéamais',
    Séamus: 'Shéamais',
    Seosamh: 'Sheosaimh',
    Stiofán: 'Stiofáin',
    Tadhg: 'Thaidhg',
    Tiarnán: 'Thiarnáin',
    Tomás: 'Thomáis',
    Traolach: 'Thraolaigh',
  }),
)
const WOMEN =
  'Áine,Aisling,Aoibheann,Aoife,Bairbre,Bébhinn,Bláthnaid,Bláithín,Bríd,Brídín,Bríona,Brónach,Cáit,Caitlín,Caitríona,Catríona,Caoimhe,Ciara,Clíodhna,Clíona,Clodagh,Dearbhla,Deirdre,Doireann,Éabha,Éadaoin,Eilís,Eimear,Feidhelm,Fiadh,Fiona,Fionnghuala,Fionnuala,Gobnait,Gormlaith,Gráinne,Máire,Máiréad,Mairéad,Máirín,Meadhbh,Méabh,Móirín,Muireann,Neasa,Niamh,Nóra,Nuala,Órla,Orlaith,Pádraigín,Peig,Róisín,Sadhbh,Saoirse,Sibéal,Sinéad,Síle,Síofra,Siobhán,Sorcha,Treasa,Tríona,Úna'.split(
    ',',
  )
/** English names and spellings that people speaking Irish do lenite: "a Mhary", "a Phat". */
const COMMON =
  'Barry,Brendan,Breda,Bridget,Brigid,Conor,Daniel,Darragh,Declan,Denis,Dermot,Gerard,Maeve,Margaret,Marian,Martin,Martina,Mary,Matthew,Maura,Maureen,Michael,Michelle,Monica,Paddy,Pat,Patricia,Patrick,Paul,Paula,Pauline,Peter'.split(
    ',',
  )

const lenite = (name: string) => name.replace(/^([BCDFGMPT](?!h)|S(?=[aeiouáéíóúlnr]))/iu, '$1h')

/** The forms by the name without its fadas, because many people write none. */
const FORMS = new Map(
  [...WOMEN, ...COMMON]
    .map((name) => [stripMarks(name), lenite(name)] as const)
    .concat([...MEN].map(([name, form]) => [stripMarks(name), form])),
)

/** A name that only Irish spells so. */
const isIrishSpelling = (name: string) => /^(?=.*[áéíóú])[a-il-pr-uáéíóú]+$/iu.test(name)

/**
 * The first name behind the "a" with which Irish addresses somebody: "a Mháire", "a Sheáin". Irish names are lenited, with
 * and without fadas, and so are common English names whose lenition people say. Others stay as they are, because lenited
 * they would read as another name: "a Sharah", "a Fhrank". Undefined for what is no first name.
 */
export function addressInIrish(fullName: string): string | undefined {
  const [first = ''] = fullName.normalize('NFC').trim().split(/\s+/)
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(first) || /^(?:Dr|Mr|Mrs|Ms|An|Na|Ó|Ní|Nic|Mac|Mc|Uí)$/u.test(first))
    return undefined
  const plain = stripMarks(first)
  const form = FORMS.get(plain) ?? (isIrishSpelling(first) ? lenite(first) : first)
  return `a ${plain === first ? stripMarks(form) : form}`
}

/** Behind "for": "do Chian Ó Briain", "d’Aoife", "do Frank". */
export function forInIrish(fullName: string): string {
  const [first = '', ...others] = fullName.normalize('NFC').trim().split(/\s+/)
  const name = FORMS.has(stripMarks(first)) || isIrishSpelling(first) ? lenite(first) : first
  const whole = [name, ...others].join(' ')
  return /^(?:fh)?[aeiouáéíóú]/iu.test(name) ? `d’${whole}` : `do ${whole}`
}
