import { entry, type StarterPack, weekdays } from '../pack.ts'

export const PUBLIC_BODY: StarterPack = {
  languages: ['ga', 'en'],
  hours: weekdays('09:00', '17:00'),
  diaries: 2,
  services: [
    {
      id: 'counter',
      name: { en: 'Appointment at the public counter', ga: 'Coinne ag an gcuntar poiblí' },
      minutes: 20,
    },
    { id: 'adviser', name: { en: 'Conversation with an adviser', ga: 'Comhrá le comhairleoir' }, minutes: 30 },
    { id: 'phone', name: { en: 'Phone call', ga: 'Glao gutháin' }, minutes: 15, place: 'phone' },
  ],
  entries: [
    entry(
      'Irish',
      ['Can I get forms and letters in Irish?', 'Yes. Say so in your message, and our team will answer you in Irish.'],
      [
        'An féidir liom foirmeacha agus litreacha a fháil i nGaeilge?',
        'Is féidir. Abair é sin i do theachtaireacht, agus tabharfaidh ár bhfoireann freagra ort i nGaeilge.',
      ],
    ),
    entry(
      'Applications',
      [
        'What is the state of my application?',
        'I cannot see applications. Leave a message with your reference number and how we can reach you.',
      ],
      [
        'Cad é stádas m’iarratais?',
        'Ní féidir liom iarratais a fheiceáil. Fág teachtaireacht le d’uimhir thagartha agus do shonraí teagmhála.',
      ],
    ),
    entry(
      'Documents',
      [
        'What should I bring to an appointment?',
        'Please bring proof of who you are and the letters that your question is about.',
      ],
      [
        'Cad ba cheart dom a thabhairt liom chuig coinne?',
        'Tabhair leat cruthúnas aitheantais agus na litreacha a bhaineann le do cheist, le do thoil.',
      ],
    ),
    entry(
      'Records',
      [
        'How do I make a freedom of information request?',
        'In writing to our team, by email or post. Say that it is a freedom of information request and which records you mean.',
      ],
      [
        'Conas a dhéanaim iarraidh ar shaoráil faisnéise?',
        'I scríbhinn chuig ár bhfoireann, trí ríomhphost nó tríd an bpost. Abair gur iarraidh ar shaoráil faisnéise í agus cé na taifid atá i gceist agat.',
      ],
    ),
  ],
}
