import type { GdprCompliance } from '#content/legal-document.ts'

export const gdprCompliance: GdprCompliance = {
  meta: {
    title: 'GDPR compliance',
    description:
      'The principles {company} works by, your seven rights, how to use them and when you hear back: 48 hours, 5 days, 30 days or 60.',
  },
  title: 'Seven rights, and how to use each one.',
  lead: 'The General Data Protection Regulation gives you rights over data about you. This page says what they are, whom to ask, and when you hear back.',
  updated: '2024-12-15',
  principles: {
    title: 'Principles',
    text: 'Article 5 of the GDPR, and what each point means in our work.',
    rows: [
      {
        name: 'Lawfulness, fairness and transparency',
        article: '5(1)(a)',
        text: 'Every use has a legal basis that is written down, and a sentence in the privacy policy.',
      },
      {
        name: 'Purpose limitation',
        article: '5(1)(b)',
        text: 'What was said to book a visit is used to book the visit.',
      },
      {
        name: 'Data minimisation',
        article: '5(1)(c)',
        text: 'The receptionist asks for what the task needs. It does not ask for a date of birth when a phone number is enough.',
      },
      {
        name: 'Accuracy',
        article: '5(1)(d)',
        text: 'Names are stored as people write them, with their fadas. Mistakes are corrected in every place.',
      },
      {
        name: 'Storage limitation',
        article: '5(1)(e)',
        text: 'Each kind of data has an end date. After cancellation that is 30 days.',
      },
      {
        name: 'Integrity and confidentiality',
        article: '5(1)(f)',
        text: 'Encrypted, access by role, every change on record.',
      },
      {
        name: 'Accountability',
        article: '5(2)',
        text: 'We keep the records that show it, and open them to your data protection officer.',
      },
    ],
  },
  rights: {
    title: 'Your seven rights',
    text: 'They apply to any person whose data we hold, customer or not.',
    rows: [
      {
        id: 'right-to-be-informed',
        title: 'Right to be informed',
        article: 'Articles 13 and 14',
        text: 'To know what is collected, for what, on which legal basis, for how long, and who receives it.',
        how: 'Read the privacy policy, or ask us about your own case.',
      },
      {
        id: 'right-of-access',
        title: 'Right of access',
        article: 'Article 15',
        text: 'To get a copy of the data we hold about you, and an explanation of it.',
        how: 'Download it from your account, or ask by email.',
      },
      {
        id: 'right-to-rectification',
        title: 'Right to rectification',
        article: 'Article 16',
        text: 'To have wrong data corrected and missing data completed.',
        how: 'Change it in your account, or tell us what is wrong.',
      },
      {
        id: 'right-to-erasure',
        title: 'Right to erasure',
        article: 'Article 17',
        text: 'To have data deleted when it is no longer needed, when you withdraw consent, or when it was used unlawfully.',
        how: 'Ask from your account or by email. We say what the law makes us keep, and until when.',
      },
      {
        id: 'right-to-restriction',
        title: 'Right to restrict processing',
        article: 'Article 18',
        text: 'To have data kept but not used, while its accuracy or our right to use it is in dispute.',
        how: 'Tell us which data, and why.',
      },
      {
        id: 'right-to-portability',
        title: 'Right to data portability',
        article: 'Article 20',
        text: 'To receive what you gave us in a common, machine-readable format, or have it sent to somebody else.',
        how: 'Download it from your account as files you can open elsewhere.',
      },
      {
        id: 'right-to-object',
        title: 'Right to object',
        article: 'Articles 21 and 22',
        text: 'To object to uses based on legitimate interest, to direct marketing at any time, and to decisions made by a machine alone. We make none of those.',
        how: 'One sentence is enough. Marketing stops at once.',
      },
    ],
  },
  exercise: {
    title: 'How to exercise your rights',
    text: 'There is a form below, but none is needed, and no reason has to be given.',
    steps: [
      {
        name: 'Write to us',
        text: 'By email to {email}, by letter to {address}, or in your account under Privacy. Say which right you want to use.',
      },
      {
        name: 'We check that it is you',
        text: 'A reply from the address we know is usually enough. We ask for no copy of a passport unless there is real doubt.',
      },
      { name: 'We acknowledge', text: 'Within 48 hours you know that we have it, who deals with it and by when.' },
      {
        name: 'We answer',
        text: 'In plain words, with the data or the change you asked for, or the reason why not and where to complain.',
      },
    ],
    times: [
      { kind: 'Acknowledgment', within: '48 hours', text: 'We confirm that we have your request.' },
      { kind: 'Urgent', within: '5 days', text: 'Where waiting could do harm.' },
      { kind: 'Standard', within: '30 days', text: 'Most requests.' },
      {
        kind: 'Complex',
        within: '60 days',
        text: 'Many systems or many requests at once. We tell you within the first 30 days, and why.',
      },
    ],
    cost: 'It costs nothing. Only a request that is plainly unfounded or repeated without end may be refused or charged for, and then we say so first.',
  },
  authority: {
    title: 'Supervisory authority',
    text: 'You may complain to the {authority} at any time, whether or not you asked us first. We would be glad of the chance to put it right.',
    note: 'If you live or work in another country of the European Economic Area, you may turn to the authority there.',
  },
  security: {
    title: 'Security measures',
    text: 'Article 32 asks for measures that fit the risk. These are ours.',
    rows: [
      { name: 'Encryption', text: 'In transit on every connection, at rest for databases, recordings and backups.' },
      {
        name: 'Access',
        text: 'By role and by need. Two-factor sign-in, session lists that can be ended, invitations for administrators.',
      },
      { name: 'Record', text: 'Every change by a person leaves one line in an audit log: who, what, when.' },
      { name: 'Storage in Ireland', text: 'Data and its backups stay in Ireland.' },
      { name: 'Backups', text: 'Daily, encrypted, and restored as a test.' },
      { name: 'Management', text: 'Information security run to ISO 27001, with staff trained before they get access.' },
      { name: 'Design', text: 'Data protection by design and by default: recording is off until you switch it on.' },
      {
        name: 'When something goes wrong',
        text: 'We notify the {authority} within 72 hours where people may be at risk, and the organisations concerned without delay.',
      },
    ],
  },
}
