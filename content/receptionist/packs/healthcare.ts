import { asked, entry, type StarterPack, weekdays } from '../pack.ts'

export const HEALTHCARE: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:00', '17:30'),
  diaries: 2,
  services: [
    { id: 'first-visit', name: { en: 'First visit', ga: 'Céad chuairt' }, minutes: 45 },
    { id: 'follow-up', name: { en: 'Follow-up visit', ga: 'Cuairt leantach' }, minutes: 30 },
    { id: 'phone', name: { en: 'Phone consultation', ga: 'Comhairliúchán gutháin' }, minutes: 15, place: 'phone' },
  ],
  entries: [
    entry(
      'First visit',
      [
        'What should I bring to a first visit?',
        'Please bring a list of your medicines and any letters about your health. Come ten minutes early.',
      ],
      [
        'Cad ba cheart dom a thabhairt liom chuig an gcéad chuairt?',
        'Tabhair leat liosta de do chógais agus aon litir faoi do shláinte, le do thoil. Tar deich nóiméad roimh am do choinne.',
      ],
    ),
    entry(
      'Advice',
      [
        'Can you give me medical advice?',
        'No. I make appointments and pass on messages. In an emergency ring 112 or 999.',
      ],
      [
        'An féidir leat comhairle leighis a thabhairt dom?',
        'Ní féidir. Déanaim coinní agus cuirim teachtaireachtaí ar aghaidh. I gcás éigeandála glaoigh ar 112 nó 999.',
      ],
    ),
    entry(
      'Prescriptions',
      [
        'How do I get a repeat prescription?',
        'Leave a message with your name and number, and our team will get in touch. Please do not write here what you take.',
      ],
      [
        'Conas a fhaighim oideas athuair?',
        'Fág teachtaireacht le d’ainm agus d’uimhir, agus rachaidh ár bhfoireann i dteagmháil leat. Ná scríobh anseo cad a ghlacann tú, le do thoil.',
      ],
    ),
    entry(
      'Insurance',
      [
        asked('Do you take health insurance or medical cards?', 'Do you take VHI or Laya?'),
        'I cannot say yes or no to that here, as it depends on your policy or card and on the visit. Our team will tell you. Please have it at hand.',
      ],
      [
        asked('An nglacann sibh le hárachas sláinte nó le cártaí leighis?', 'An nglacann sibh le VHI nó Laya?'),
        'Ní féidir liom a rá anseo an nglactar leis, mar braitheann sé ar do pholasaí nó do chárta agus ar an gcuairt. Inseoidh ár bhfoireann duit. Bíodh sé in aice láimhe agat, le do thoil.',
      ],
    ),
  ],
}
