import { type StarterPack, weekdays } from '../pack.ts'

export const OTHER: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:00', '17:30'),
  diaries: 1,
  services: [
    { id: 'call-back', name: { en: 'Phone call', ga: 'Glao gutháin' }, minutes: 15, place: 'phone' },
    { id: 'meeting', name: { en: 'Meeting', ga: 'Cruinniú' }, minutes: 30, bufferMinutes: 10 },
  ],
  entries: [
    {
      topic: 'Services',
      en: [
        'What do you offer?',
        'Our team will tell you what fits best. You can arrange a phone call or a meeting with me.',
      ],
      ga: [
        'Cad a chuireann sibh ar fáil?',
        'Inseoidh ár bhfoireann duit cad is fearr a d’oirfeadh duit. Is féidir leat glao gutháin nó cruinniú a shocrú liom.',
      ],
    },
    {
      topic: 'Services',
      en: [
        'How quickly do you answer emails?',
        'Our team answers in the order in which messages come, during opening hours.',
      ],
      ga: [
        'Cé chomh tapa is a fhreagraíonn sibh ríomhphoist?',
        'Freagraíonn ár bhfoireann teachtaireachtaí san ord ina dtagann siad, le linn uaireanta oscailte.',
      ],
    },
  ],
}
