import { entry, type StarterPack, weekdays } from '../pack.ts'

export const CONSTRUCTION: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('08:00', '17:00'),
  diaries: 1,
  services: [
    {
      id: 'site-visit',
      name: { en: 'Visit for a quote', ga: 'Cuairt le haghaidh meastacháin' },
      minutes: 60,
      bufferMinutes: 30,
    },
    { id: 'repair', name: { en: 'Repair', ga: 'Deisiúchán' }, minutes: 120, bufferMinutes: 30 },
  ],
  entries: [
    entry(
      'Quotes',
      ['How do I get a quote?', 'Book a visit with me. Somebody looks at the work and sends you a quote.'],
      [
        'Conas a fhaighim meastachán?',
        'Cuir cuairt in áirithe liom. Féachfar ar an obair agus seolfar meastachán chugat.',
      ],
    ),
    entry(
      'Area',
      ['Do you come to my area?', 'Tell me your Eircode in a message, and our team will say whether we come to you.'],
      [
        'An dtagann sibh go dtí mo cheantar?',
        'Tabhair d’Éirchód dom i dteachtaireacht, agus déarfaidh ár bhfoireann an dtagaimid chugat.',
      ],
    ),
    entry(
      'Urgent work',
      [
        'What if something breaks at night or at the weekend?',
        'Leave a message with your number. If there is danger, ring 112 or 999. If you smell gas, leave the building first.',
      ],
      [
        'Cad a dhéanfaidh mé má bhriseann rud éigin san oíche nó ag an deireadh seachtaine?',
        'Fág teachtaireacht le d’uimhir. Má tá contúirt ann, glaoigh ar 112 nó 999. Má bhíonn boladh gáis ann, fág an foirgneamh ar dtús.',
      ],
    ),
    entry(
      'Payment',
      ['How can I pay?', 'Our team will tell you how you can pay when you arrange your appointment or order.'],
      [
        'Conas is féidir liom íoc?',
        'Inseoidh ár bhfoireann duit conas is féidir íoc nuair a shocraíonn tú do choinne nó d’ordú.',
      ],
    ),
  ],
}
