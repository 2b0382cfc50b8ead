import { asked, entry, type StarterPack, weekdays } from '../pack.ts'

export const AUTOMOTIVE: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('08:30', '17:30'),
  diaries: 2,
  services: [
    {
      id: 'service',
      name: { en: 'Car service', ga: 'Seirbhísiú cairr' },
      otherWords: 'oil change, athrú ola',
      minutes: 120,
    },
    {
      id: 'inspection',
      name: { en: 'Inspection', ga: 'Iniúchadh' },
      otherWords:
        'NCT, MOT, brakes, diagnostics, clutch, gearbox, engine light, exhaust, steering, suspension, noise, coscáin, seiceáil, crág, giarbhosca, solas innill, stiúradh, torann',
      minutes: 60,
    },
    {
      id: 'tyres',
      name: { en: 'Tyre change', ga: 'Athrú bonn' },
      otherWords: 'puncture, poll sa bhonn',
      minutes: 45,
    },
  ],
  entries: [
    entry(
      'Drop-off',
      [
        'When do I drop off the car?',
        'At the time of your appointment. Please bring the keys and the registration number.',
      ],
      [
        'Cathain ba chóir dom an carr a fhágáil?',
        'Ag am do choinne. Tabhair na heochracha agus uimhir chláraithe an chairr leat, le do thoil.',
      ],
    ),
    entry(
      'Breakdown',
      [
        asked(
          'My car has broken down. Can you help?',
          'My car will not start. Can you tow it?',
          'Do you do breakdowns and recovery?',
          'Is there a number for emergencies?',
        ),
        'Ring us, or leave a message with where you are and your number, and our team will get in touch. If you are in danger, ring 112 or 999.',
      ],
      [
        asked(
          'Tá mo charr briste síos. An féidir libh cabhrú?',
          'Theip ar mo charr. An féidir libh cabhrú?',
          'Ní thosaíonn mo charr. An dtarraingeoidh sibh é?',
          'An ndéanann sibh tarrtháil ar bhóthar?',
          'An bhfuil uimhir éigeandála agaibh?',
        ),
        'Glaoigh orainn, nó fág teachtaireacht leis an áit ina bhfuil tú agus d’uimhir, agus rachaidh ár bhfoireann i dteagmháil leat. Má tá tú i mbaol, glaoigh ar 112 nó 999.',
      ],
    ),
    entry(
      'Courtesy car',
      [
        asked('Do you have a courtesy car?', 'Can I get the loan of a car while mine is fixed?'),
        'Please ask in a message when you book, and our team will say what is free.',
      ],
      [
        'An dtugann sibh carr ar iasacht?',
        'Cuir an cheist i dteachtaireacht nuair a dhéanann tú coinne, le do thoil, agus déarfaidh ár bhfoireann leat cad atá saor.',
      ],
    ),
    entry(
      'Costs',
      ['Will you ring before extra work?', 'Our team agrees extra work with you before it begins.'],
      ['An nglaofaidh sibh roimh obair bhreise?', 'Socróidh ár bhfoireann obair bhreise leat sula dtosófar uirthi.'],
    ),
  ],
}
