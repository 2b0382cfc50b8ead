import { entry, type StarterPack, weekdays } from '../pack.ts'

export const REAL_ESTATE: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('09:00', '17:30', ['10:00', '13:00']),
  diaries: 2,
  services: [
    {
      id: 'viewing',
      name: { en: 'Viewing', ga: 'Cuairt ar réadmhaoin' },
      minutes: 30,
      bufferMinutes: 30,
      place: 'elsewhere',
    },
    {
      id: 'valuation',
      name: { en: 'Valuation', ga: 'Luacháil' },
      otherWords: 'appraisal',
      minutes: 45,
      bufferMinutes: 30,
      place: 'customer',
    },
  ],
  entries: [
    entry(
      'Viewings',
      ['How do I arrange a viewing?', 'Book it with me, and write in the message which property you want to see.'],
      [
        'Conas a shocraím cuairt ar theach?',
        'Cuir in áirithe liom í, agus scríobh sa teachtaireacht cén réadmhaoin ba mhaith leat a fheiceáil.',
      ],
    ),
    entry(
      'Offers',
      [
        'How do I make an offer?',
        'Leave a message with your name and number. Offers are dealt with by our team alone.',
      ],
      [
        'Conas a dhéanaim tairiscint?',
        'Fág teachtaireacht le d’ainm agus d’uimhir. Ár bhfoireann amháin a dhéileálann le tairiscintí.',
      ],
    ),
    entry(
      'Renting',
      [
        'Which documents do I need to rent?',
        'Our team will tell you what the landlord asks for. Please do not send documents here.',
      ],
      [
        'Cé na cáipéisí a theastaíonn chun áit a fháil ar cíos?',
        'Inseoidh ár bhfoireann duit cad a iarrann an tiarna talún. Ná seol cáipéisí anseo, le do thoil.',
      ],
    ),
    entry(
      'Repairs',
      [
        'I am a tenant and something is broken. What do I do?',
        'Leave a message with your address, what is broken and how we can reach you.',
      ],
      [
        'Is tionónta mé agus tá rud éigin briste. Cad a dhéanfaidh mé?',
        'Fág teachtaireacht le do sheoladh, an rud atá briste agus do shonraí teagmhála.',
      ],
    ),
  ],
}
