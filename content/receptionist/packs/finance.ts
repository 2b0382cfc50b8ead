import { entry, type StarterPack, weekdays } from '../pack.ts'

export const FINANCE: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:00', '17:00'),
  diaries: 1,
  services: [
    { id: 'first-meeting', name: { en: 'First meeting', ga: 'Céad chruinniú' }, minutes: 45, bufferMinutes: 15 },
    { id: 'review', name: { en: 'Review', ga: 'Athbhreithniú' }, minutes: 30, bufferMinutes: 15 },
    { id: 'phone', name: { en: 'Phone call', ga: 'Glao gutháin' }, minutes: 15, place: 'phone' },
  ],
  entries: [
    entry(
      'Advice',
      [
        'Can you advise me which product to take?',
        'No. I make appointments and pass on messages. Advice comes from our team.',
      ],
      [
        'An féidir leat comhairle a thabhairt dom faoi tháirge?',
        'Ní féidir. Déanaim coinní agus cuirim teachtaireachtaí ar aghaidh. Ár bhfoireann a thugann comhairle.',
      ],
    ),
    entry(
      'Claims',
      [
        'How do I make a claim?',
        'Leave a message with your name and number, and our team will get in touch. Please leave out account and policy numbers.',
      ],
      [
        'Conas a dhéanaim éileamh?',
        'Fág teachtaireacht le d’ainm agus d’uimhir, agus rachaidh ár bhfoireann i dteagmháil leat. Ná scríobh uimhreacha cuntais ná polasaí, le do thoil.',
      ],
    ),
    entry(
      'Documents',
      [
        'What should I bring to a meeting?',
        'Please bring proof of who you are and the papers that your question is about.',
      ],
      [
        'Cad ba cheart dom a thabhairt liom chuig cruinniú?',
        'Tabhair leat cruthúnas aitheantais agus na páipéir a bhaineann le do cheist, le do thoil.',
      ],
    ),
    entry(
      'Fraud',
      [
        'Somebody rang me in your name. Was it you?',
        'We never ask for passwords or codes. Give none, and tell our team about the call in a message.',
      ],
      [
        'Ghlaoigh duine orm in bhur n-ainm. An sibhse a bhí ann?',
        'Ní iarraimid pasfhocail ná cóid riamh. Ná tabhair ceann ar bith, agus inis dár bhfoireann faoin nglao i dteachtaireacht.',
      ],
    ),
  ],
}
