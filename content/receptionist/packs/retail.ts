import { entry, type StarterPack, weekdays } from '../pack.ts'

export const RETAIL: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:00', '18:00', ['09:00', '18:00']),
  diaries: 1,
  services: [
    { id: 'advice', name: { en: 'Advice in the shop', ga: 'Comhairle sa siopa' }, minutes: 30 },
    {
      id: 'collection',
      name: { en: 'Collection of an order', ga: 'Bailiú ordaithe' },
      otherWords: 'click and collect',
      minutes: 15,
    },
  ],
  entries: [
    entry(
      'Orders',
      [
        'Where is my order?',
        'I cannot see orders. Tell me your name and how we can reach you, and our team will look it up.',
      ],
      [
        'Cá bhfuil m’ordú?',
        'Ní féidir liom orduithe a fheiceáil. Inis dom d’ainm agus conas is féidir linn teacht ort, agus cuardóidh ár bhfoireann é.',
      ],
    ),
    entry(
      'Returns',
      [
        'Can I bring something back?',
        'Please keep the receipt, and tell our team what you bought and when. They will say what can be done.',
      ],
      [
        'An féidir liom earra a thabhairt ar ais?',
        'Coinnigh an admháil, le do thoil, agus inis dár bhfoireann cad a cheannaigh tú agus cathain. Déarfaidh siad cad is féidir a dhéanamh.',
      ],
    ),
    entry(
      'Stock',
      [
        'Is something in stock?',
        'I cannot see the shelves. Leave a message with what you are looking for, and our team will check.',
      ],
      [
        'An bhfuil earra ar fáil sa siopa?',
        'Ní féidir liom na seilfeanna a fheiceáil. Fág teachtaireacht leis an méid atá uait, agus seiceálfaidh ár bhfoireann é.',
      ],
    ),
  ],
}
