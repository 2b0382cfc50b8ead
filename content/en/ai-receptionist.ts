import type { AiReceptionistPage } from '../types.ts'

export const aiReceptionist: AiReceptionistPage = {
  meta: {
    title: 'AI receptionist for phone, WhatsApp and email',
    description:
      'Answers calls, WhatsApp and email day and night in English and Irish, books the appointment and brings in your people. From €299 a month, set up in about 24 hours.',
  },
  hero: {
    title: 'Your hands are full.\nThe phone is answered.',
    text: 'An AI receptionist for phone, WhatsApp and email. It books, moves and cancels, answers the ordinary question, and brings in a person for the rest. Day and night, in English and Irish.',
    facts: [
      { name: 'From €299', text: 'a month' },
      { name: 'About 24 hours', text: 'to set it up' },
      { name: 'No training', text: 'needed' },
    ],
    actions: [
      { label: 'Talk to us about your line', href: '/#contact' },
      { label: 'Work out your saving', href: '#saving' },
    ],
  },
  day: {
    title: 'One Tuesday on one line.',
    text: 'An example day at a physiotherapy practice. Made up, but ordinary.',
    opens: '09:00',
    closes: '17:30',
    moments: [
      {
        time: '02:30',
        channel: 'Phone',
        asked: 'Wrong number.',
        outcome: 'Answered politely. Nobody was woken.',
        needsPerson: false,
      },
      {
        time: '07:10',
        channel: 'WhatsApp',
        asked: 'Running late. Can I come at ten instead?',
        outcome: 'Moved 09:15 to 10:00 and told the practice.',
        needsPerson: false,
      },
      {
        time: '09:00',
        channel: 'Phone',
        asked: 'Eleven people ring as the door opens.',
        people: 11,
        outcome: 'All eleven answered at the same time.',
        needsPerson: false,
      },
      {
        time: '11:24',
        channel: 'Phone',
        asked: 'An bhfuil coinne ar fáil Déardaoin?',
        isIrish: true,
        outcome: 'Answered in Irish. Booked Thursday 14:30.',
        needsPerson: false,
      },
      {
        time: '13:05',
        channel: 'Phone',
        asked: 'I want to make a complaint.',
        outcome: 'Put through to the practice manager, with a note of what was said.',
        needsPerson: true,
      },
      {
        time: '16:40',
        channel: 'Email',
        asked: 'What does a first visit cost?',
        outcome: 'Answered from the price list, with two free times.',
        needsPerson: false,
      },
      {
        time: '18:20',
        channel: 'Phone',
        asked: 'I can’t make tomorrow.',
        outcome: 'Cancelled 09:30. The time is free again in the diary.',
        needsPerson: false,
      },
      {
        time: '21:47',
        channel: 'Phone',
        asked: 'My knee is bad. Is there anything on Thursday?',
        outcome: 'Booked Thursday 09:15. Confirmed on WhatsApp.',
        needsPerson: false,
      },
    ],
  },
  channels: {
    title: 'Four ways in, one diary.',
    text: 'Whichever way somebody asks, the answer comes from the same opening hours, the same prices and the same calendar.',
    rows: [
      {
        name: 'Phone',
        text: 'Picks up at any hour and takes 50+ calls at the same time, so nobody hears an engaged tone. Calls can be recorded, and you read or hear them in your dashboard.',
        example: '“Are you open on Saturday?”',
      },
      {
        name: 'WhatsApp',
        text: 'A bot on your business number. It replies in the conversation people already have open, and sends the confirmation there.',
        example: '“Can I come at ten instead?”',
      },
      {
        name: 'Email',
        text: 'A bot on your inbox. It answers what it can from what you have told it, and leaves the rest for you, sorted and summed up.',
        example: '“Please send me your prices.”',
      },
      {
        name: 'Your website',
        text: 'A chat that one line of code puts on your pages, and a page of its own to link to.',
        example: '“An bhfuil am saor agaibh amárach?”',
        isIrish: true,
      },
    ],
  },
  handover: {
    title: 'What it does alone, and when it brings in a person.',
    text: 'The rules are plain sentences. You choose what is in them, and change it when you like.',
    alone: {
      title: 'It does this itself',
      items: [
        'Books, moves and cancels appointments',
        'Gives your hours, your prices and the way to the door',
        'Takes a message: who, what about, which number',
        'Confirms in writing what it has done',
      ],
    },
    person: {
      title: 'It brings in a person',
      items: [
        'When somebody asks for one, in either language',
        'When it is urgent, or sounds as if it could be',
        'When it is sensitive: a complaint, a bereavement, a debt',
        'When it does not know. It says so and does not guess',
        'When it did not understand, as often as you allow',
      ],
    },
    note: 'Nobody free? It takes the message, says when you will ring back, and puts it at the top of your list.',
  },
  disclosure: {
    title: 'It says what it is, first.',
    text: 'Since 2 August 2026, people in the EU must be told when they are talking to an AI. It says so at the start of every conversation, in English and in Irish, and goes on in the language it hears.',
    exchange: [
      {
        speaker: '{company}',
        english: 'Hello. I am an AI system. How can I help you?',
        irish: 'Dia duit. Is córas intleachta saorga mé. Conas is féidir liom cabhrú leat?',
      },
      {
        speaker: 'Caller',
        english: 'Can I speak to a person?',
        irish: 'An féidir liom labhairt le duine?',
      },
      {
        speaker: '{company}',
        english: 'Of course. Stay on the line, please.',
        irish: 'Cinnte. Fan ar an líne, le do thoil.',
      },
    ],
    link: { label: 'What the law asks', href: '/news/an-ai-must-say-that-it-is-one' },
  },
  integrations: {
    title: 'It works with what you have.',
    text: 'It integrates with your existing systems. There is nothing to replace, and no training is needed.',
    rows: [
      { name: 'Your number', text: 'Calls are forwarded from the line that people already know.' },
      {
        name: 'Your diary',
        text: 'It reads the free times and writes the booking. Professional connects one calendar.',
      },
      { name: 'Your price list', text: 'It quotes what is on it and nothing else.' },
      {
        name: 'Your customers',
        text: 'They install nothing. A link or a code shows whose appointment it is before it moves.',
      },
      { name: 'Your dashboard', text: 'Calls, recordings, bookings and what they saved, in one place.' },
    ],
  },
  saving: {
    title: 'Work out your saving.',
    text: 'Three numbers from your own desk. The sum is written out in full, with our price taken off.',
  },
  price: {
    title: 'What it costs.',
    monthly: '€299',
    unit: 'a month, before VAT at 23%',
    includes: [
      'Set-up of your receptionist',
      'WhatsApp bot and email bot',
      'Business dashboard',
      'Call recording and analytics',
      'Irish support team',
    ],
    plans:
      'On a plan you pay for the set-up once and less by the month: Professional is €2,500 and then €99 a month, Advanced is €5,000 and then €199 a month.',
    link: { label: 'Compare the plans', href: '/pricing' },
    facts: [
      { name: 'Up to 80%', text: 'off the cost of reception' },
      { name: '50+', text: 'calls at the same time' },
      { name: '99.9%', text: 'uptime' },
    ],
  },
  closing: {
    title: 'Let it take one evening.',
    text: 'Tell us your opening hours and how many calls you get. A person answers within 24 hours.',
    action: { label: 'Talk to us', href: '/#contact' },
  },
}
