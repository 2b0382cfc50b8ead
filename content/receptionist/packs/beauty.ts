import { entry, type StarterPack, weekdays } from '../pack.ts'

export const BEAUTY: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:30', '18:00', ['09:30', '17:00']),
  diaries: 2,
  services: [
    { id: 'treatment', name: { en: 'Treatment', ga: 'Seisiún áilleachta' }, minutes: 60 },
    { id: 'haircut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 45 },
    { id: 'consultation', name: { en: 'Consultation', ga: 'Comhairliúchán' }, minutes: 15 },
  ],
  entries: [
    entry(
      'Cancellation',
      [
        'What if I am late or cannot come?',
        'Please tell us as early as you can. If you come late, there may be less time for you.',
      ],
      [
        'Cad a tharlaíonn má bhím déanach nó mura dtagaim?',
        'Inis dúinn chomh luath agus is féidir leat, le do thoil. Má thagann tú déanach, b’fhéidir go mbeidh níos lú ama agat.',
      ],
    ),
    entry(
      'Allergies',
      [
        'I have a skin allergy. What should I do?',
        'Please say so in a message before you come. Our team may ask you to try a product first.',
      ],
      [
        'Tá ailléirge craicinn orm. Cad ba cheart dom a dhéanamh?',
        'Abair é sin i dteachtaireacht sula dtagann tú, le do thoil. B’fhéidir go n-iarrfaidh ár bhfoireann ort táirge a thriail ar dtús.',
      ],
    ),
  ],
}
