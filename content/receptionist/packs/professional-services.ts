import { asked, entry, type StarterPack, weekdays } from '../pack.ts'

export const PROFESSIONAL_SERVICES: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:00', '17:30'),
  diaries: 1,
  services: [
    { id: 'first-meeting', name: { en: 'First meeting', ga: 'Céad chruinniú' }, minutes: 45, bufferMinutes: 15 },
    { id: 'meeting', name: { en: 'Meeting', ga: 'Cruinniú' }, minutes: 30, bufferMinutes: 15 },
    { id: 'phone', name: { en: 'Phone call', ga: 'Glao gutháin' }, minutes: 15, place: 'phone' },
  ],
  entries: [
    entry(
      'First meeting',
      [
        asked(
          'What should I have ready for a first meeting?',
          'What do we need to bring?',
          'Which papers should I bring with me?',
        ),
        'Please have the letters and documents at hand that your question is about.',
      ],
      [
        asked(
          'Cad ba cheart a bheith réidh agam don chéad chruinniú?',
          'Cad ba cheart dúinn a thabhairt linn?',
          'Cad is gá a thabhairt linn?',
        ),
        'Bíodh na litreacha agus na cáipéisí a bhaineann le do cheist in aice láimhe agat, le do thoil.',
      ],
    ),
    entry(
      'Advice',
      [
        'Can you answer a legal or tax question?',
        'No. I make appointments and pass on messages. Advice comes from our team.',
      ],
      [
        'An féidir leat ceist dlí nó cánach a fhreagairt?',
        'Ní féidir. Déanaim coinní agus cuirim teachtaireachtaí ar aghaidh. Ár bhfoireann a thugann comhairle.',
      ],
    ),
    entry(
      'Fees',
      ['How do your fees work?', 'Our team explains the fees before any work begins.'],
      ['Conas a oibríonn bhur dtáillí?', 'Míníonn ár bhfoireann na táillí sula dtosaíonn obair ar bith.'],
    ),
    entry(
      'Documents',
      ['How do I send you documents?', 'Please do not send documents here. Our team will tell you a safe way.'],
      [
        'Conas a sheolaim cáipéisí chugaibh?',
        'Ná seol cáipéisí anseo, le do thoil. Inseoidh ár bhfoireann bealach sábháilte duit.',
      ],
    ),
  ],
}
