import { entry, type StarterPack, weekdays } from '../pack.ts'

export const TECHNOLOGY: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:00', '17:30'),
  diaries: 1,
  services: [
    { id: 'demo', name: { en: 'Demonstration', ga: 'Taispeántas' }, minutes: 30, bufferMinutes: 10 },
    {
      id: 'support-call',
      name: { en: 'Support call', ga: 'Glao tacaíochta' },
      minutes: 30,
      bufferMinutes: 10,
      place: 'phone',
    },
  ],
  entries: [
    entry(
      'Support',
      [
        'Something does not work. How do I get help?',
        'Leave a message with what you see and how we can reach you, or book a support call.',
      ],
      [
        'Tá rud éigin nach bhfuil ag obair. Conas a fhaighim cabhair?',
        'Fág teachtaireacht leis an méid a fheiceann tú agus do shonraí teagmhála, nó cuir glao tacaíochta in áirithe.',
      ],
    ),
    entry(
      'Passwords',
      [
        'I forgot my password. Can you reset it?',
        'No. Use the link on the page where you sign in. Please write no password here.',
      ],
      [
        'Rinne mé dearmad ar mo phasfhocal. An féidir leat é a athshocrú?',
        'Ní féidir. Úsáid an nasc ar an leathanach sínithe isteach. Ná scríobh pasfhocal anseo, le do thoil.',
      ],
    ),
    entry(
      'Prices',
      ['How do your prices work?', 'Our team will make you an offer once they know what you need.'],
      [
        'Conas a oibríonn bhur bpraghsanna?',
        'Déanfaidh ár bhfoireann tairiscint duit nuair a bheidh a fhios acu cad atá uait.',
      ],
    ),
  ],
}
