import { entry, type StarterPack, weekdays } from '../pack.ts'

export const MANUFACTURING: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('08:00', '16:30'),
  diaries: 1,
  services: [
    {
      id: 'call',
      name: { en: 'Phone call with sales', ga: 'Glao leis an roinn díolacháin' },
      minutes: 30,
      place: 'phone',
    },
    {
      id: 'visit',
      name: { en: 'Visit to the works', ga: 'Cuairt ar an monarcha' },
      otherWords: 'tour, turas',
      minutes: 60,
      bufferMinutes: 15,
    },
  ],
  entries: [
    entry(
      'Quotes',
      ['How do I ask for a quote?', 'Leave a message with what you need, how much of it and by when.'],
      [
        'Conas a iarraim meastachán?',
        'Fág teachtaireacht: cad atá uait, cé mhéad de, agus cén dáta a bheidh sé ag teastáil.',
      ],
    ),
    entry(
      'Deliveries',
      ['When do you take deliveries?', 'During opening hours. Please have the order number ready when you arrive.'],
      [
        'Cathain a ghlacann sibh le seachadtaí?',
        'Le linn uaireanta oscailte. Bíodh uimhir an ordaithe réidh agat nuair a thagann tú, le do thoil.',
      ],
    ),
    entry(
      'Samples',
      ['Can I get a sample?', 'Leave a message with the product and your address, and our team will answer.'],
      [
        'An féidir liom sampla a fháil?',
        'Fág teachtaireacht le hainm an táirge agus do sheoladh, agus freagróidh ár bhfoireann thú.',
      ],
    ),
    entry(
      'Jobs',
      [
        'Do you have jobs?',
        'Leave a message with your name and how we can reach you, and it goes to the right person.',
      ],
      [
        'An bhfuil poist agaibh?',
        'Fág teachtaireacht le d’ainm agus do shonraí teagmhála, agus rachaidh sí chuig an duine ceart.',
      ],
    ),
  ],
}
