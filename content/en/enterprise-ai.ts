import type { EnterpriseAiPage } from '../types.ts'

export const enterpriseAi: EnterpriseAiPage = {
  meta: {
    title: 'Enterprise AI with access control and an audit trail',
    description:
      'Assistants over your own documents and systems. Everyone gets the answers their access allows, and every question leaves a line in the audit trail.',
  },
  hero: {
    title: 'Your knowledge, under your rules.',
    text: 'Assistants over your own documents and systems. Everyone gets the answers their access allows, each answer names its source, and every question leaves a line.',
    action: { label: 'Talk to our engineers', href: '/#contact' },
  },
  architecture: {
    title: 'Drawn on one stem.',
    text: 'A question travels from left to right and passes the same four places every time. The audit trail runs underneath all of them.',
    parts: [
      { name: 'A question', text: 'From somebody signed in, in English or Irish.' },
      {
        name: 'Access control',
        text: 'Checked before anything is read. What a person may not open, the assistant may not open for them.',
      },
      { name: 'Your sources', text: 'Documents, mail, records and systems, where they are now.' },
      {
        name: 'The assistant',
        text: 'Answers from what it read and names it. When there is nothing to read, it says so.',
      },
      { name: 'A person', text: 'Approves what changes something: a payment, a record, a letter.' },
      {
        name: 'Audit trail',
        text: 'Who asked, what was opened, what was answered, who said yes. Kept as long as you decide.',
      },
    ],
  },
  access: {
    title: 'Who may ask what.',
    text: 'Access follows the rights you already keep. You can read it as a table, and so can your auditor.',
    sources: ['Contracts', 'Payroll', 'Procedures', 'Customer records'],
    rows: [
      { team: 'Finance', access: ['Reads', 'Reads', 'Reads', 'Asks'] },
      { team: 'Operations', access: ['Asks', 'None', 'Reads', 'Reads'] },
      { team: 'Human resources', access: ['Asks', 'Reads', 'Reads', 'None'] },
      { team: 'Front desk', access: ['None', 'None', 'Reads', 'Asks'] },
    ],
    legend: [
      { name: 'Reads', text: 'gets the answer and may open the source' },
      { name: 'Asks', text: 'gets the answer, not the document' },
      { name: 'None', text: 'is told that it is not open to them' },
    ],
    note: 'An example of such a table.',
  },
  audit: {
    title: 'Sixteen minutes of an audit trail.',
    text: 'A refusal is a line like any other.',
    rows: [
      {
        time: '10:42:07',
        team: 'Operations',
        asked: 'Which supplier contracts end this quarter?',
        outcome: 'Answered. Three contracts read and named.',
        kind: 'answered',
      },
      {
        time: '10:43:31',
        team: 'Front desk',
        asked: 'What does the finance director earn?',
        outcome: 'Refused. Payroll is not open to the front desk.',
        kind: 'refused',
      },
      {
        time: '10:51:19',
        team: 'Human resources',
        asked: 'How much leave is carried over?',
        outcome: 'Answered. One procedure read and named.',
        kind: 'answered',
      },
      {
        time: '10:58:12',
        team: 'Finance',
        asked: 'Post the credit note for order 4471.',
        outcome: 'Held for approval. Approved at 11:02 and posted.',
        kind: 'held',
      },
    ],
    note: 'An example. The order and the questions are made up.',
  },
  assurance: {
    title: 'What you can hold us to.',
    text: 'Enterprises and public bodies work with us on the Elite plan: a custom quote, custom AI training, and no ceiling on calls, messages or phone numbers.',
    facts: [
      { name: '99.9%', text: 'uptime target, in the terms' },
      { name: '24/7', text: 'premium support' },
      { name: '5-10', text: 'business days to set up' },
      { name: 'GDPR', text: 'compliant' },
      { name: 'ISO 27001', text: 'compliant' },
    ],
  },
  sectors: {
    title: 'Seven modules for the public service.',
    text: 'The same assistant, set up for the rules and records of one part of the State.',
    modules: [
      { name: 'BRIGID', sector: 'Healthcare', slug: 'brigid' },
      { name: 'PATRICK', sector: 'Public safety and policing', slug: 'patrick' },
      { name: 'SALMON', sector: 'Climate and environment', slug: 'salmon' },
      { name: 'TIR', sector: 'Immigration and border management', slug: 'tir' },
      { name: 'FIONN', sector: 'Education and workforce', slug: 'fionn' },
      { name: 'LIAFAIL', sector: 'Infrastructure and transport', slug: 'liafail' },
      { name: 'DAGDA', sector: 'Cybersecurity and data protection', slug: 'dagda' },
    ],
    note: 'They inform and organise. They never score people.',
  },
  closing: {
    title: 'Bring your hardest document.',
    text: 'We will show you what an assistant may say about it, and to whom.',
    action: { label: 'Arrange an hour with us', href: '/#contact' },
  },
}
