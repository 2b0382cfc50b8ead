import { entry, type StarterPack, weekdays } from '../pack.ts'

export const EDUCATION: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:00', '17:00'),
  diaries: 1,
  services: [
    { id: 'visit', name: { en: 'Visit', ga: 'Cuairt' }, otherWords: 'tour, turas', minutes: 45 },
    { id: 'meeting', name: { en: 'Meeting with a teacher', ga: 'Cruinniú le múinteoir' }, minutes: 20 },
  ],
  entries: [
    entry(
      'Enrolment',
      [
        'How do I enrol?',
        'Leave a message with your name and which course or class you mean, and our team will send you the form.',
      ],
      [
        'Conas a chláraím?',
        'Fág teachtaireacht le d’ainm agus an cúrsa nó an rang atá i gceist agat, agus seolfaidh ár bhfoireann an fhoirm chugat.',
      ],
    ),
    entry(
      'Absence',
      ['How do I report an absence?', 'Leave a message with the name, the class and the days.'],
      [
        'Conas a chuirim in iúl go bhfuil duine as láthair?',
        'Fág teachtaireacht leis an ainm, an rang agus na laethanta.',
      ],
    ),
  ],
}
