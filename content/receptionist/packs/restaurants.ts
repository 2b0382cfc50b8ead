import { asked, entry, everyDay, type StarterPack } from '../pack.ts'

export const RESTAURANTS: StarterPack = {
  languages: ['en', 'ga'],
  hours: everyDay('12:00', '22:00'),
  diaries: 4,
  hasTables: true,
  services: [
    { id: 'table', name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' }, minutes: 120 },
    { id: 'large-table', name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' }, minutes: 150 },
  ],
  entries: [
    entry(
      'Menu',
      [
        'Do you have vegetarian or vegan dishes?',
        'Please say what you eat when you book, and our kitchen will tell you what it can make.',
      ],
      [
        'An bhfuil béilí veigeatóracha nó veigeánacha agaibh?',
        'Abair cad a itheann tú nuair a chuireann tú bord in áirithe, le do thoil, agus déarfaidh lucht na cistine leat cad is féidir leo a dhéanamh.',
      ],
    ),
    entry(
      'Allergies',
      [
        asked('What about allergies?', 'Do you have food for coeliacs?', 'Is anything gluten free?'),
        'Always tell our staff about an allergy before you order. I cannot say what a dish contains.',
      ],
      [
        asked(
          'Cad a dhéanann sibh i gcás ailléirge?',
          'An bhfuil bia agaibh do chéiliaigh?',
          'An bhfuil aon rud saor ó ghlútan?',
        ),
        'Inis dár bhfoireann faoi ailléirge i gcónaí sula n-ordaíonn tú. Ní féidir liom a rá cad atá i mbéile.',
      ],
    ),
    entry(
      'Groups',
      [
        'Can we come with a large group?',
        'For more than eight people please leave a message, and our team will get in touch.',
      ],
      [
        'An féidir linn teacht mar ghrúpa mór?',
        'Má tá níos mó ná ochtar ann, fág teachtaireacht, le do thoil, agus rachaidh ár bhfoireann i dteagmháil leat.',
      ],
    ),
    entry(
      'Children',
      [
        asked('Are children welcome?', 'Do you have a high chair?', 'Is there a high chair for the baby?'),
        'Please say how many children are coming when you book, and whether one needs a high chair. Our team will prepare the table and tell you if something is missing.',
      ],
      [
        asked(
          'An bhfuil fáilte roimh leanaí?',
          'An bhfuil cathaoir ard agaibh?',
          'An bhfuil cathaoir ard ann don leanbh?',
        ),
        'Abair, le do thoil, cé mhéad leanbh atá ag teacht nuair a chuireann tú bord in áirithe, agus an bhfuil cathaoir ard ag teastáil. Ullmhóidh ár bhfoireann an bord agus déarfaidh siad leat má tá rud éigin in easnamh.',
      ],
    ),
  ],
}
