import type { AboutUsPage } from '../types.ts'

export const aboutUs: AboutUsPage = {
  meta: {
    title: 'About us',
    description:
      'An Irish company that makes AI answer people in the voices they have. Why our mark is cut in ogham, what we hold to, and where we are.',
  },
  hero: {
    title: 'Sixteen hundred years ago, somebody cut a name into a stone so that it would not be lost.',
    text: '{company} is an Irish company. We make AI that answers people: on the phone, in writing, in English and in Irish. And we keep it accountable to them.',
  },
  script: {
    title: 'The first Irish writing.',
    text: 'The ogham script has twenty letters in four families of five. A letter is one to five strokes, and what tells the families apart is where they cross the line.',
    families: [
      { name: 'Aicme Beithe', position: 'Below the line', letters: ['B', 'L', 'F', 'S', 'N'] },
      { name: 'Aicme hÚatha', position: 'Above the line', letters: ['H', 'D', 'T', 'C', 'Q'] },
      { name: 'Aicme Muine', position: 'Slanted across', letters: ['M', 'G', 'NG', 'Z', 'R'] },
      { name: 'Aicme Ailme', position: 'Notched on the line', letters: ['A', 'O', 'U', 'E', 'I'] },
    ],
    tryIt: 'Write a name',
    note: 'On the stones it runs upwards, along an edge. Some four hundred are known, most of them in the south of Ireland. Nearly all record a person’s name.',
  },
  story: {
    title: 'Why a line and strokes.',
    paragraphs: [
      'Look at a recording of a voice and you see much the same thing: a level line, and strokes across it. One of the oldest ways of keeping an Irish name, and the newest.',
      'A call to a small firm is mostly a name, a time and a reason. When nobody picks up, all three are lost. When somebody does pick up, they put down what they were doing. We thought both could be helped, and that the help should sound like it belongs here.',
      'So we build receptionists that speak English and Irish, websites that answer, and assistants that know what they may not say. We work for small and medium businesses, enterprises, public bodies and non-profits.',
    ],
  },
  principles: {
    title: 'What we hold to.',
    text: 'Five of them, each with a test you can put to us.',
    rows: [
      {
        name: 'It says what it is',
        text: 'Ring any line we answer. The first sentence says that you are talking to an AI.',
      },
      { name: 'A person is always offered', text: 'Ask for one, in either language. You will not be asked why.' },
      {
        name: 'It does not guess',
        text: 'Ask it something it cannot know. It says that it does not know, and takes a message.',
      },
      {
        name: 'Irish is not an extra',
        text: 'Set the two languages side by side. They have the same size, the same price and the same hours.',
      },
      {
        name: 'What is yours leaves with you',
        text: 'Cancel, and you can download your data for 30 days. Then it is deleted for good.',
      },
    ],
  },
  work: {
    title: 'What we make.',
    text: '',
    rows: [
      { name: 'AI receptionist', text: 'Phone, WhatsApp and email, day and night.', href: '/ai-receptionist' },
      {
        name: 'Websites and marketing',
        text: 'Pages that answer, and people who come to them.',
        href: '/websites-marketing',
      },
      { name: 'Business automation', text: 'One line where there was a paper trail.', href: '/business-automation' },
      { name: 'Enterprise AI', text: 'Your own knowledge, under your own rules.', href: '/enterprise-ai' },
      { name: 'SME solutions', text: 'A price list for smaller firms.', href: '/sme-solutions' },
    ],
  },
  place: {
    title: 'Where we are.',
    text: 'Headquarters in Dublin, and a support team in Ireland.',
    facts: [
      { name: 'GDPR', text: 'compliant' },
      { name: 'ISO 27001', text: 'compliant' },
    ],
  },
  closing: {
    title: 'Put us to the test.',
    text: 'Write to us. A person answers within 24 hours.',
    action: { label: 'Get in touch', href: '/#contact' },
  },
}
