import { asked, entry, type StarterPack, weekdays } from '../pack.ts'

export const CONSTRUCTION: StarterPack = {
  languages: ['en', 'ga'],
  hours: weekdays('08:00', '17:00'),
  diaries: 1,
  services: [
    {
      id: 'site-visit',
      name: { en: 'Visit for a quote', ga: 'Cuairt le haghaidh meastacháin' },
      otherWords: 'estimate, renovation, extension, new kitchen, new bathroom, athchóiriú',
      minutes: 60,
      bufferMinutes: 30,
      place: 'customer',
    },
    {
      id: 'repair',
      name: { en: 'Repair', ga: 'Deisiúchán' },
      otherWords:
        'leak, drip, pipe, tap, sink, drain, toilet, radiator, boiler, sceitheadh, braon, píopa, sconna, doirteal, draein, leithreas, radaitheoir, coire',
      minutes: 120,
      bufferMinutes: 30,
      place: 'customer',
    },
  ],
  entries: [
    entry(
      'Quotes',
      [
        asked('How do I get a quote?', 'How do I get a price for a job?'),
        'Book a visit with me. Somebody looks at the work and sends you a quote.',
      ],
      [
        asked('Conas a fhaighim meastachán?', 'Conas a fhaighim praghas ar obair?'),
        'Cuir cuairt in áirithe liom. Féachfar ar an obair agus seolfar meastachán chugat.',
      ],
    ),
    entry(
      'Area',
      [
        asked('Do you come to my area?', 'Which area do you cover?', 'Do you come out to us?'),
        'Tell me your Eircode in a message, and our team will say whether we come to you.',
      ],
      [
        asked('An dtagann sibh go dtí mo cheantar?', 'Cén ceantar a chlúdaíonn sibh?'),
        'Tabhair d’Éirchód dom i dteachtaireacht, agus déarfaidh ár bhfoireann leat an dtagaimid chugat.',
      ],
    ),
    entry(
      'Urgent work',
      [
        asked(
          'What if something breaks at night or at the weekend?',
          'A pipe burst, or water is coming through the ceiling. What do I do?',
          'Is there a number for emergencies?',
          'Do you do emergencies?',
          'Do you do call-outs at night?',
        ),
        'If water is coming in, turn it off at the stopcock, and the power near it at the fuse board if you can reach that safely. The stopcock is often under the kitchen sink. If you smell gas, leave the building first. If there is danger, ring 112 or 999. If it cannot wait, ring us, or leave a message with your number.',
      ],
      [
        asked(
          'Cad a dhéanfaidh mé má bhriseann rud éigin san oíche nó ag an deireadh seachtaine?',
          'Phléasc píopa, nó tá uisce ag teacht tríd an tsíleáil. Cad a dhéanfaidh mé?',
          'An bhfuil uimhir éigeandála agaibh?',
          'An dtagann sibh amach i gcás éigeandála?',
        ),
        'Má tá uisce ag teacht isteach, múch é ag an stopchoca, agus múch an leictreachas in aice leis ag an gclár fiúsanna más féidir leat é sin a shroicheadh go sábháilte. Is minic a bhíonn an stopchoca faoi dhoirteal na cistine. Má bhíonn boladh gáis ann, fág an foirgneamh ar dtús. Má tá contúirt ann, glaoigh ar 112 nó 999. Mura féidir fanacht, glaoigh orainn, nó fág teachtaireacht le d’uimhir.',
      ],
    ),
    entry(
      'Stopcock',
      [
        asked('Where is the stopcock usually?', 'Where do I turn off the water?', 'Where would the stopcock be?'),
        'The stopcock is often under the kitchen sink. It may also be under the stairs, or where the water comes in from the road.',
      ],
      [
        asked(
          'Cá bhfuil an stopchoca de ghnáth?',
          'Cá bhfuil an stopcock de ghnáth?',
          'Cá bhfuil an stopchoca?',
          'Cá múchaim an t-uisce?',
        ),
        'Is minic a bhíonn an stopchoca faoi dhoirteal na cistine. D’fhéadfadh sé a bheith faoin staighre freisin, nó san áit a dtagann an t-uisce isteach ón mbóthar.',
      ],
    ),
  ],
}
