import { PLANS } from '#contracts/plans.ts'
import type { SmeSolutionsPage } from '../types.ts'

const { professional, advanced } = PLANS
const WEBSITE_BUNDLE = { onceCents: 199_900, monthlyCents: 19_900 }

export const smeSolutions: SmeSolutionsPage = {
  meta: {
    title: 'SME solutions: receptionist and website at a fixed price',
    description:
      'For smaller Irish firms: the receptionist package from €2,500 to €5,000, the website bundle at €1,999 and €199 a month. Every line with VAT.',
  },
  hero: {
    title: 'A price list,\nnot a proposal.',
    text: 'Receptionist and website for smaller firms. You can read what it costs before you ring us, and the sum is done for you, with VAT.',
    action: { label: 'Order or ask', href: '/#contact' },
  },
  ledger: {
    title: 'The list',
    lines: [
      {
        name: 'Receptionist package',
        text: 'AI receptionist in English and Irish, WhatsApp and email bots, appointment booking, dashboard, call recording and analytics. Set up in 24-48 hours.',
        once: { fromCents: professional.setupCents ?? 0, toCents: advanced.setupCents ?? 0 },
        monthly: { fromCents: professional.monthlyCents ?? 0, toCents: advanced.monthlyCents ?? 0 },
        link: { label: 'About the AI receptionist', href: '/ai-receptionist' },
      },
      {
        name: 'Website bundle',
        text: 'A website with AI integration, written, built and kept for you. One price to make it and one to keep it.',
        once: { fromCents: WEBSITE_BUNDLE.onceCents },
        monthly: { fromCents: WEBSITE_BUNDLE.monthlyCents },
        link: { label: 'About websites and marketing', href: '/websites-marketing' },
      },
    ],
    note: 'Before VAT at 23%. The lower receptionist price is the Professional plan, the higher one is Advanced.',
    extra: {
      text: 'Marketing can be added when you want it, from',
      monthlyCents: 89_900,
      link: { label: 'What marketing does', href: '/websites-marketing' },
    },
  },
  sum: {
    title: 'Both together, added up.',
    text: 'The receptionist on the Professional plan and the website bundle. This is the first year; from the second, only the monthly lines remain.',
    plan: 'professional',
    website: WEBSITE_BUNDLE,
  },
  trades: {
    title: 'What it does in your trade.',
    text: 'Six calls that come while you are busy with the last one.',
    rows: [
      { trade: 'Beauty & Wellness', asked: 'Have you anything on Friday after five?', outcome: 'Booked, 17:45.' },
      {
        trade: 'Construction & Trades',
        asked: 'The boiler has stopped.',
        outcome: 'Address taken, and you are told at once.',
        needsPerson: true,
      },
      {
        trade: 'Restaurants & Food Service',
        asked: 'A table for six, and one is coeliac.',
        outcome: 'Booked, with a note for the kitchen.',
      },
      {
        trade: 'Healthcare & Medical',
        asked: 'I need to move Monday.',
        outcome: 'Moved to Wednesday. Monday is free again.',
      },
      { trade: 'Automotive', asked: 'What is a full service?', outcome: 'Answered from the price list.' },
      {
        trade: 'Professional Services',
        asked: 'It’s about the letter you sent.',
        outcome: 'Passed to you, with the name and what it is about.',
        needsPerson: true,
      },
    ],
  },
  terms: {
    title: 'The small print, in normal size.',
    text: '',
    rows: [
      { name: 'Set-up', text: 'In 24-48 hours, on both plans.' },
      {
        name: 'Trial',
        text: '14 days on Professional, with no credit card and no invoice. It ends by itself unless you keep it.',
      },
      { name: 'Training', text: 'None needed. You answer our questions once.' },
      { name: 'Calls', text: 'Up to 500 a month on Professional, up to 2,000 on Advanced.' },
      { name: 'Support', text: 'An answer in 24-48 hours on Professional, in 4-12 hours on Advanced.' },
      { name: 'Billing', text: 'Monthly or annually, in advance, as you choose. Fees are not refundable.' },
      { name: 'Price changes', text: 'Announced 30 days ahead.' },
      { name: 'Leaving', text: 'Your data can be downloaded for 30 days. Then it is deleted for good.' },
    ],
  },
  closing: {
    title: 'Six people or sixty.',
    text: 'Tell us what you do and how many of you there are. A person answers within 24 hours.',
    action: { label: 'Write to us', href: '/#contact' },
  },
}
