import type { NewsArticle } from '../../types.ts'

export const article: NewsArticle = {
  blocks: [
    {
      text: [
        'On 2 August 2026, Article 50 of the EU AI Act began to apply. Its first paragraph is short: when an AI system is meant to interact directly with people, they must be told that they are interacting with an AI system.',
      ],
    },
    { heading: 'What it asks' },
    {
      list: [
        ['The notice comes at the latest with the first interaction. Not at the end, not in the terms on a website.'],
        ['It is clear and distinguishable. A name and a friendly voice are not a notice.'],
        ['It is accessible. Somebody who cannot hear it has to be able to read it.'],
      ],
    },
    {
      text: [
        'There is an exception where it is obvious to a reasonably attentive person. We would not rely on it for a telephone. Voices are good now, and a caller in a hurry does not study them.',
      ],
    },
    { heading: 'Who has to do it' },
    {
      text: [
        'The duty in this paragraph is put on the provider: whoever makes the system has to build it so that people are informed. But it is your number that is ringing. If your supplier’s assistant does not say what it is, the complaint comes to you first.',
      ],
    },
    { heading: 'What ours says' },
    {
      caption: 'The opening, on every channel.',
      rows: [
        ['In English', 'Hello. I am an AI system. How can I help you?'],
        ['In Irish', { irish: 'Dia duit. Is córas intleachta saorga mé. Conas is féidir liom cabhrú leat?' }],
      ],
    },
    {
      text: [
        'It is the first sentence and it cannot be switched off. You choose the words around it. On WhatsApp and email it is the first line of the first message. When somebody asks whether they are talking to a person, at any point, the answer is no, followed by the offer of one.',
      ],
    },
    { heading: 'Check your own line' },
    {
      steps: [
        ['Ring it from a number it does not know, after hours.'],
        ['Write down the first sentence you hear.'],
        ['Ask: “Am I talking to a person?”'],
        ['Do it again in Irish, if you say that you answer in Irish.'],
      ],
    },
    {
      text: [
        'Rules for the areas that the Act calls high-risk, among them policing, migration, education and critical infrastructure, follow on 2 December 2027. Our sector modules inform and organise. They do not score people.',
      ],
    },
    { note: ['This is general information and not legal advice.'] },
  ],
  sources: [
    { label: 'Regulation (EU) 2024/1689 (AI Act), Article 50', href: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' },
  ],
}
