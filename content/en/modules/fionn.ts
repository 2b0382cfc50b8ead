import type { ModuleContent } from './module-content.ts'

export const fionn: ModuleContent = {
  slug: 'fionn',
  meta: {
    title: 'FIONN, AI for education and workforce',
    description:
      'The next course and the next job, one question away: course, grant and apprenticeship guidance for schools, colleges and training boards. €125M savings, 150,000 jobs.',
  },
  name: 'FIONN',
  badge: 'FIONN, for education and workforce',
  title: 'The next course, and the next job, one question away.',
  lead: 'FIONN answers on courses, grants and apprenticeships from the prospectus you publish, keeps the school office reachable, and gives teachers their evenings back.',
  acronym: {
    lines: ['Further', 'Instruction,', 'Opportunity and', 'National', 'Networks'],
    origin: [
      'Named for ',
      { irish: 'Fionn mac Cumhaill' },
      ', who burned his thumb on the salmon of knowledge as a boy, put it to his mouth, and had to learn how to use what he knew. The word ',
      { irish: 'fionn' },
      ' means fair, or bright.',
    ],
  },
  figures: [
    { value: '€125M', label: 'savings', text: 'Office hours and paperwork that go back into teaching.' },
    { value: '150,000', label: 'jobs', text: 'Openings, courses and people that hear of each other in time.' },
    { value: '2,000', label: 'educators trained per year', text: 'Teachers, tutors and guidance counsellors.' },
  ],
  services: {
    title: 'Services',
    text: 'Four parts, from the first question about a course to the first day of a job.',
    cards: [
      {
        title: 'Course and grant guidance',
        text: 'What it takes to get in, what it costs, which grant applies and by when. Answers name the page of the prospectus they come from, in English and Irish.',
      },
      {
        title: 'Apprenticeships and openings',
        text: 'Shows what is open by place, trade and hours, in the order of the closing dates. The person chooses, the employer chooses; FIONN sorts nobody.',
      },
      {
        title: 'The school office',
        text: 'Absences, enrolment, lost jumpers, parent-teacher times. Answered before the bell and after it, with what matters passed to the office at eight.',
      },
      {
        title: 'Training for educators',
        text: 'Short courses for 2,000 educators a year: what such tools can do, where they are wrong, and how to teach with and without them.',
      },
    ],
  },
  limits: {
    title: 'Where it stops',
    text: 'FIONN marks no work, decides no place and never scores a learner, a teacher or a candidate. A worried pupil is given a person at once. It says it is AI at the start.',
  },
  inquiry: {
    title: 'License FIONN',
    text: 'Tell us about the school, the college or the training board. We answer with a scope, a price and a term plan.',
    messageHint: 'How many learners, what your office is asked most, and when your busy weeks are.',
  },
  closing: {
    title: 'Ask it the ten questions your office hears in August.',
    text: 'We will set up a trial on your own prospectus and sit beside you while you try it.',
    action: { label: 'Contact Our Education AI Experts', href: '/' },
  },
}
