import { entry, type PackEntry, weekdays } from './pack.ts'
import { HEALTHCARE } from './packs/healthcare.ts'

/** The practice that visitors of /ai-receptionist talk to. It is made up, and its number belongs to nobody. */
export const MADE_UP_PRACTICE = {
  name: { en: 'Claddagh Physio', ga: 'Fisiteiripe an Chladaigh' },
  address: '4 Quay Street, Galway',
  phone: '+353 20 915 0100',
  hours: weekdays('09:00', '17:30'),
  services: [
    { id: 'first-visit', name: { en: 'First visit', ga: 'Céad chuairt' }, minutes: 45, priceCents: 7_500 },
    { id: 'follow-up', name: { en: 'Follow-up visit', ga: 'Cuairt leantach' }, minutes: 30, priceCents: 6_000 },
  ],
}

/** When others are in its diary: minutes since midnight and length. A day takes the list of its place in the week. */
export const OTHERS_IN_DIARY: [start: number, minutes: number][][] = [
  [
    [555, 45],
    [690, 45],
    [840, 30],
    [975, 45],
  ],
  [
    [540, 30],
    [660, 45],
    [870, 45],
    [930, 30],
  ],
  [
    [585, 45],
    [720, 30],
    [855, 45],
    [990, 30],
  ],
]

export const PRACTICE_ENTRIES: PackEntry[] = [
  ...HEALTHCARE.entries.filter(({ topic }) => topic !== 'Insurance'),
  entry(
    'Insurance',
    [
      'Do you take Laya, VHI or Irish Life health insurance?',
      'Yes. Pay after your visit, and claim the share that your policy covers with your receipt.',
    ],
    [
      'An nglacann sibh le hárachas sláinte Laya, VHI nó Irish Life?',
      'Glacaimid. Íoc tar éis do chuairte, agus éiligh an sciar a chlúdaíonn do pholasaí leis an admháil.',
    ],
  ),
  entry(
    'Parking',
    ['Is there parking?', 'There is a public car park on Merchants Road, five minutes away on foot.'],
    ['An bhfuil páirceáil ann?', 'Tá carrchlós poiblí ar Bhóthar na gCeannaithe, cúig nóiméad de shiúl uainn.'],
  ),
]
