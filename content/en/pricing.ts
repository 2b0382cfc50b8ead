import type { Closing, PageMeta, Section } from '#content/types.ts'
import { type Plan, VAT_PERCENT } from '#contracts/plans.ts'
import { formatCount } from '#contracts/words/amounts.ts'

/** True renders as "Included", false as "Not included", a text as itself. */
export type Included = boolean | string

type ComparisonGroup = { title: string; rows: { name: string; of: (plan: Plan) => Included }[] }

type PricingPage = {
  meta: PageMeta
  hero: Section
  cards: { setup: string; perMonth: string; custom: string; customNote: string; start: string; talk: string }
  comparison: Section & { groups: ComparisonGroup[] }
  faq: Section & { rows: { question: string; answer: string }[] }
  closing: Omit<Closing, 'action'> & { trial: string; sales: string }
}

const ALL = () => true
const isAtLeastAdvanced = (plan: Plan) => plan.id !== 'professional'
const upTo = (most: number | null) => (most === null ? 'Unlimited' : formatCount(most))

export const pricingPage: PricingPage = {
  meta: {
    title: 'Pricing',
    description:
      'Three plans for the AI receptionist: Professional €99 a month, Advanced €199 a month, Elite by quote. 14-day free trial of Professional, no credit card.',
  },
  hero: {
    title: 'One set-up fee. One monthly price.',
    text: `Every plan answers by phone, WhatsApp and email in English and Irish. Prices exclude VAT; the small line under each shows it with VAT at ${VAT_PERCENT}%.`,
  },
  cards: {
    setup: 'set-up, one-time',
    perMonth: 'a month',
    custom: 'Custom Quote',
    customNote: 'Set-up and monthly price agreed with you',
    start: 'Get Started',
    talk: 'Contact Sales',
  },
  comparison: {
    title: 'What’s included',
    text: 'A plan includes receptionist setup, WhatsApp and email bots, a business dashboard, call recording and analytics, and an Irish support team.',
    groups: [
      {
        title: 'AI receptionist',
        rows: [
          { name: 'Calls per month', of: (plan) => upTo(plan.callsPerMonth) },
          { name: 'Phone numbers', of: (plan) => upTo(plan.phoneNumbers) },
          { name: 'Irish and English', of: ALL },
          { name: 'WhatsApp and email bot', of: (plan) => (plan.id === 'elite' ? 'Unlimited messages' : true) },
          { name: 'Appointment booking', of: (plan) => (isAtLeastAdvanced(plan) ? true : 'Basic') },
          {
            name: 'Calendar integrations',
            of: (plan) => (plan.calendarIntegrations === null ? 'As agreed' : String(plan.calendarIntegrations)),
          },
          { name: 'Advanced conversation handling', of: isAtLeastAdvanced },
          { name: 'Custom AI training', of: (plan) => plan.id === 'elite' },
          { name: 'Set-up time', of: (plan) => plan.setupTime },
        ],
      },
      {
        title: 'Analytics',
        rows: [
          { name: 'Business dashboard', of: ALL },
          { name: 'Call recording and analytics', of: ALL },
          { name: 'Advanced analytics', of: isAtLeastAdvanced },
        ],
      },
      {
        title: 'Support level',
        rows: [
          { name: 'Irish support team', of: ALL },
          { name: 'Answer from support', of: (plan) => plan.supportResponse },
          { name: 'Priority support', of: isAtLeastAdvanced },
          { name: '24/7 premium support', of: (plan) => plan.id === 'elite' },
          { name: 'Free trial', of: (plan) => (plan.trialDays === 0 ? false : `${plan.trialDays} days`) },
        ],
      },
    ],
  },
  faq: {
    title: 'Asked before buying',
    text: 'Something else?',
    rows: [
      {
        question: 'How does the free trial work?',
        answer:
          'Professional is free for 14 days. No credit card is asked for, and your receptionist is configured and ready within 24 hours of account creation. Nothing is invoiced during the trial, the set-up fee included. Three days before the end we ask you: press “Keep Professional” in the portal, and set-up and first period are invoiced when the trial ends. If you do not continue, the trial ends by itself, and your data can be downloaded for 30 days.',
      },
      {
        question: 'How long does setup take?',
        answer:
          'Professional and Advanced are set up in 24-48 hours. Elite takes 5-10 business days, because it is trained on your own material first.',
      },
      {
        question: 'What does the set-up fee pay for?',
        answer:
          'Connecting your number, your WhatsApp, your email and your diary, writing the greeting in English and Irish, and trying it out with you before the first caller. It is paid once, after the free trial where there is one.',
      },
      {
        question: 'Can I change my plan later?',
        answer:
          'Yes. A change takes effect at the next billing cycle, with prorated differences. Before anything happens you see both the new price and the difference, with VAT.',
      },
      {
        question: 'What happens to my data when I cancel?',
        answer:
          'It can be downloaded for 30 days after cancellation. Then it is permanently deleted. Fees already paid are non-refundable.',
      },
      {
        question: 'Do prices include VAT?',
        answer: `No. Prices exclude VAT. Irish VAT at ${VAT_PERCENT}% is added, and the invoice shows it on a line of its own.`,
      },
      {
        question: 'How do I pay?',
        answer:
          'By bank transfer against an invoice, monthly or annually in advance, as you choose. A year is twelve months at once, and you can change between the two in the portal. No card is needed. If a price ever changes, you hear of it 30 days ahead.',
      },
      {
        question: 'Will callers know that they are talking to AI?',
        answer:
          'Yes. It says so at the start of each conversation, in English and Irish, and offers a person to anyone who asks for one.',
      },
    ],
  },
  closing: {
    title: 'Let it take your calls for 14 days.',
    text: 'Your number, your opening hours, your diary. No credit card.',
    trial: 'Start Free Trial',
    sales: 'Contact Sales',
  },
}
