import type { NewsArticle } from '../../types.ts'

export const article: NewsArticle = {
  blocks: [
    {
      text: [
        'It is ',
        { irish: 'Seachtain na Gaeilge' },
        ', so this note is for whoever looks after the phone in a public body. The rule on recorded announcements is older than the AI of today, and clearer than most.',
      ],
    },
    { heading: 'The rule on announcements' },
    {
      text: [
        'S.I. 391 of 2008, made under section 9 of the Official Languages Act 2003, says that recorded oral announcements of a public body are made in Irish, or in Irish and English. Computerised answering is included.',
      ],
    },
    {
      text: [
        'English alone is therefore not an option, and “press two for Irish” after an English greeting is no way round it.',
      ],
    },
    { heading: 'The rule on letters and email' },
    {
      text: [
        'Section 9(2) of the Act: a person who writes in Irish is answered in Irish, and a person who writes in English in English. An inbox that is answered by a machine is still your inbox.',
      ],
    },
    { heading: 'Is an AI an announcement?' },
    {
      text: [
        'A greeting that plays the same way to everyone is easy: treat it as recorded. A conversation that is made as it goes is a newer thing, and we have not found a ruling on it. We read the rule by its purpose, which is that nobody should have to leave their language to be served. So:',
      ],
    },
    {
      steps: [
        ['The greeting is in Irish and then in English.'],
        ['It goes on in the language it hears, and changes when the caller does.'],
        ['The hand-over asks for a person who speaks that language, and says so when there is none.'],
        ['The share of conversations in each language is counted, so that you can report it.'],
      ],
    },
    {
      caption: 'Four phrases worth having right.',
      rows: [
        ['Hello', { irish: 'Dia duit' }],
        ['How can I help you?', { irish: 'Conas is féidir liom cabhrú leat?' }],
        ['Can I speak to a person?', { irish: 'An féidir liom labhairt le duine?' }],
        ['Thank you', { irish: 'Go raibh maith agat' }],
      ],
    },
    { heading: 'Names' },
    {
      text: [
        'The quickest way to lose an Irish speaker is to lose a fada. Ó, Ní, Mac, Nic and Uí are part of the name. Store what the person gave you, find it with or without the marks, and never “correct” it.',
      ],
    },
    {
      note: [
        'This is general information and not legal advice. ',
        { irish: 'An Coimisinéir Teanga' },
        ' can tell a public body what applies to it.',
      ],
    },
  ],
  sources: [
    { label: 'S.I. No. 391/2008', href: 'https://www.irishstatutebook.ie/eli/2008/si/391/made/en/print' },
    { label: 'Official Languages Act 2003', href: 'https://www.irishstatutebook.ie/eli/2003/act/32/enacted/en/html' },
  ],
}
