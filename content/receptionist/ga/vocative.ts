/** A man's name changes its end in the vocative. Women's names only take the lenition. */
const MEN = new Map(
  Object.entries({
    Aodhán: 'Aodháin',
    Breandán: 'Bhreandáin',
    Bríon: 'Bhríon',
    Cathal: 'Chathail',
    Ciarán: 'Chiaráin',
    Colm: 'Choilm',
    Conall: 'Chonaill',
    Conchúr: 'Chonchúir',
    Cormac: 'Chormaic',
    Diarmaid: 'Dhiarmaid',
    Dónall: 'Dhónaill',
    Donncha: 'Dhonncha',
    Eoin: 'Eoin',
    Fearghal: 'Fhearghail',
    Fiachra: 'Fhiachra',
    Fionn: 'Fhinn',
    Liam: 'Liam',
    Lorcán: 'Lorcáin',
    Mícheál: 'Mhíchíl',
    Oisín: 'Oisín',
    Pádraig: 'Phádraig',
    Peadar: 'Pheadair',
    Ruairí: 'Ruairí',
    Seán: 'Sheáin',
    Séamas: 'Shéamais',
    Séamus: 'Shéamais',
    Tadhg: 'Thaidhg',
    Tomás: 'Thomáis',
    Traolach: 'Thraolaigh',
  }),
)
const WOMEN = new Set(
  'Áine,Aisling,Aoibheann,Aoife,Bláthnaid,Bláithín,Bríd,Brídín,Caitríona,Caoimhe,Cáit,Clíodhna,Clíona,Deirdre,Éabha,Éadaoin,Eilís,Eimear,Fionnuala,Gráinne,Máire,Máiréad,Mairéad,Méabh,Muireann,Neasa,Niamh,Nóra,Nuala,Órla,Orlaith,Róisín,Sadhbh,Saoirse,Sinéad,Síle,Siobhán,Sorcha,Treasa,Úna'.split(
    ',',
  ),
)

const lenite = (name: string) => name.replace(/^([BCDFGMPT]|S(?=[aeiouáéíóúlnr]))/iu, '$1h')

/**
 * The first name behind the "a" with which Irish addresses somebody: "a Mháire", "a Sheáin". A name that is not known stays
 * as it is. Undefined for what is no first name.
 */
export function addressInIrish(fullName: string): string | undefined {
  const [first = ''] = fullName.normalize('NFC').trim().split(/\s+/)
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(first) || /^(?:Dr|Mr|Mrs|Ms|An|Na|Ó|Ní|Nic|Mac|Mc|Uí)$/u.test(first))
    return undefined
  return `a ${MEN.get(first) ?? (WOMEN.has(first) ? lenite(first) : first)}`
}
