import type { WebsitesMarketingPage } from '../types.ts'

export const websitesMarketing: WebsitesMarketingPage = {
  meta: {
    title: 'Websites with AI built in, and AI marketing',
    description:
      'Custom websites that answer questions and take bookings, from €2,999. AI marketing that is read and approved by a person, from €899 a month. Made in Ireland, in English and Irish.',
  },
  hero: {
    title: 'A website that answers back.',
    text: 'Custom websites with AI integration: people ask, book and find the price on the page. Then marketing that brings them to it.',
    facts: [
      { name: 'From €2,999', text: 'a website' },
      { name: 'From €899', text: 'a month, marketing' },
    ],
    actions: [
      { label: 'Tell us what the page must do', href: '/#contact' },
      { label: 'See the prices', href: '#prices' },
    ],
  },
  sheet: {
    title: 'We draw it before we build it.',
    text: 'One sheet, six decisions. You correct it with a pencil while changes still cost nothing.',
    callouts: [
      { name: 'Two languages', text: 'English and Irish in the same size, each with an address of its own.' },
      { name: 'One sentence', text: 'What you do, where, and for whom. It stands at the top and loads first.' },
      {
        name: 'A place to ask',
        text: 'AI that answers from your own pages and price list. It says that it is AI, and offers a person.',
      },
      { name: 'The price', text: 'In figures, with a word on VAT. People who know the price are ready to buy.' },
      {
        name: 'The booking',
        text: 'Free times from the diary you already keep, and the appointment written back into it.',
      },
      { name: 'Proof', text: 'Your work, your people and your opening hours. No stock photographs.' },
    ],
  },
  stages: {
    title: 'From a ruled sheet to a live page.',
    text: '',
    rows: [
      { name: 'Rule', text: 'We agree what each page is for. A page with no purpose is struck out.' },
      { name: 'Write', text: 'We write the words, in one language or both. You correct them.' },
      { name: 'Build', text: 'Your pages, with the assistant and the booking in them. You try it on your own phone.' },
      { name: 'Open', text: 'It goes live, and the questions people ask on it tell you what to write next.' },
    ],
    note: 'For custom projects a 50% deposit is typical.',
  },
  month: {
    title: 'A month of marketing, on one line.',
    text: 'AI does the reading and the first draft. A person approves whatever goes out under your name.',
    weeks: [
      { name: 'Read', text: 'Which pages, searches and calls brought in work last month, and which only cost money.' },
      { name: 'Draft', text: 'Posts, adverts and emails in your voice, in English and Irish.' },
      { name: 'Approve', text: 'You read them on one page. What you strike out is not sent.' },
      { name: 'Count', text: 'What was spent, what came back, and what we would stop doing.' },
    ],
    note: 'Above the line: people who come to you. Below it: what goes out. The slanted stroke in week three is your approval.',
  },
  prices: {
    title: 'Price lines.',
    text: 'What you read here is where a quote starts. All prices are before VAT at 23%.',
    lines: [
      {
        name: 'Website',
        text: 'Custom, with AI integration. Written, built and put live.',
        from: true,
        onceCents: 299_900,
      },
      {
        name: 'Marketing',
        text: 'AI marketing with a person who approves it, billed by the month.',
        from: true,
        monthlyCents: 89_900,
      },
      {
        name: 'Website bundle for smaller firms',
        text: 'One fixed price for the site, and one for keeping it.',
        from: false,
        onceCents: 199_900,
        monthlyCents: 19_900,
        link: { label: 'SME solutions', href: '/sme-solutions' },
      },
    ],
    note: 'Fees are billed monthly or annually in advance. Price changes are announced 30 days ahead.',
  },
  closing: {
    title: 'Send us the page you have.',
    text: 'We will tell you what we would keep, what we would strike out, and what the rest costs.',
    action: { label: 'Send it to us', href: '/#contact' },
  },
}
