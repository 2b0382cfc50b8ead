import type { PackEntry } from '../pack.ts'

/** What people ask everywhere. */
export const COMMON_ENTRIES: PackEntry[] = [
  {
    topic: 'Appointments',
    en: [
      'How do I change or cancel an appointment?',
      'Write to me here, or open the link in your confirmation. Please tell us as early as you can, so that somebody else can have the time.',
    ],
    ga: [
      'Conas is féidir liom coinne a athrú nó a chur ar ceal?',
      'Scríobh chugam anseo, nó oscail an nasc i do dheimhniú. Inis dúinn chomh luath agus is féidir leat, le do thoil, ionas go mbeidh an t-am ar fáil do dhuine eile.',
    ],
  },
  {
    topic: 'Appointments',
    en: [
      'Do I need an appointment, or can I walk in?',
      'It is best to book. Ask me for a day and a time, and I tell you what is free.',
    ],
    ga: [
      'An bhfuil coinne ag teastáil, nó an féidir siúl isteach?',
      'Is fearr coinne a dhéanamh. Luaigh lá agus am liom, agus déarfaidh mé leat cad atá saor.',
    ],
  },
  {
    topic: 'Appointments',
    en: [
      'Will I get a confirmation and a reminder?',
      'With an email address, yes: a confirmation at once, and a reminder the day before. With a phone number alone, please note the time yourself.',
    ],
    ga: [
      'An bhfaighidh mé deimhniú agus meabhrúchán?',
      'Gheobhaidh, má thugann tú seoladh ríomhphoist: deimhniú láithreach, agus meabhrúchán an lá roimh an gcoinne. Mura bhfuil agam ach uimhir ghutháin, breac síos an t-am, le do thoil.',
    ],
  },
  {
    topic: 'Work',
    en: [
      'Are you hiring, and where do I send a CV?',
      'Leave a message with your name and the work that you are looking for, and our team will read it.',
    ],
    ga: [
      'An bhfuil folúntais agaibh, agus cá seolaim CV?',
      'Fág teachtaireacht le d’ainm agus leis an obair atá uait, agus léifidh ár bhfoireann í.',
    ],
  },
  {
    topic: 'Privacy',
    en: [
      'How do I get what I wrote here deleted?',
      'The confirmation of an appointment has a link with which you see, download or delete your data. Without one, leave a message, and our team does it.',
    ],
    ga: [
      'Conas a scriostar an méid a scríobh mé anseo?',
      'Tá nasc i ndeimhniú do choinne chun do chuid sonraí a fheiceáil, a íoslódáil nó a scriosadh. Mura bhfuil ceann agat, fág teachtaireacht agus déanfaidh ár bhfoireann é.',
    ],
  },
  {
    topic: 'Languages',
    en: [
      'Can I deal with you in Irish?',
      'Yes. You can write to me in Irish or in English, and change language at any time.',
    ],
    ga: [
      'An féidir liom gnó a dhéanamh libh i nGaeilge?',
      'Is féidir. Is féidir leat scríobh chugam i nGaeilge nó i mBéarla, agus an teanga a athrú am ar bith.',
    ],
  },
  {
    topic: 'Privacy',
    en: [
      'What happens to what I write here?',
      'Our team can read this conversation, to help you. It is deleted after a fixed time. Please leave out bank details and other secrets.',
    ],
    ga: [
      'Cad a tharlaíonn don mhéid a scríobhaim anseo?',
      'Is féidir lenár bhfoireann an comhrá seo a léamh, chun cabhrú leat. Scriostar é tar éis tréimhse socraithe. Ná scríobh sonraí bainc ná rudaí rúnda eile anseo, le do thoil.',
    ],
  },
  {
    topic: 'Accessibility',
    en: [
      'Is the building accessible for wheelchairs?',
      'Please tell us before you come what you need, and our team will say what we can arrange.',
    ],
    ga: [
      'An bhfuil an foirgneamh inrochtana do chathaoireacha rothaí?',
      'Inis dúinn sula dtagann tú cad atá uait, le do thoil, agus déarfaidh ár bhfoireann leat cad is féidir linn a shocrú.',
    ],
  },
  {
    topic: 'Complaints',
    en: [
      'How do I make a complaint?',
      'Tell me what happened and how we can reach you. I pass it on to our team, and a person answers you.',
    ],
    ga: [
      'Conas is féidir liom gearán a dhéanamh?',
      'Inis dom cad a tharla agus conas is féidir linn teacht ort. Cuirfidh mé ar aghaidh chuig ár bhfoireann é, agus tabharfaidh duine freagra ort.',
    ],
  },
]
