import type { ContentSection } from '#contracts/site-content.ts'

export const SECTION_NAMES: Record<ContentSection, string> = {
  hero: 'Hero',
  about: 'About',
  services: 'Services',
  impact: 'Impact',
  contact: 'Contact',
}

/** The label of a field, by its name without row numbers. */
const LABELS: Record<ContentSection, Record<string, string>> = {
  hero: {
    title: 'Title',
    titleIrish: 'Title in Irish',
    subtitle: 'Subtitle',
    primaryButton: 'Primary button',
    secondaryButton: 'Secondary button',
  },
  about: { title: 'Title', description: 'Description', story: 'Second paragraph', credentials: 'Credentials' },
  services: {
    title: 'Title',
    description: 'Description',
    'receptionist.title': 'Receptionist: title',
    'receptionist.description': 'Receptionist: description',
    'receptionist.points': 'Receptionist: points',
    'receptionist.price': 'Receptionist: price',
    'others.title': 'Service #: title',
    'others.description': 'Service #: description',
    'others.href': 'Service #: page it leads to',
  },
  impact: {
    title: 'Title',
    description: 'Description',
    totalSavings: 'Total savings',
    businessSavings: 'Business savings',
    smesServed: 'SMEs served',
    governmentsServed: 'Governments served',
    timeSavings: 'Time savings',
    clientSatisfaction: 'Client satisfaction',
    'testimonials.quote': 'Testimonial #: what they say',
    'testimonials.author': 'Testimonial #: who',
    'testimonials.organization': 'Testimonial #: organisation',
    'testimonials.result': 'Testimonial #: result',
  },
  contact: { title: 'Title', subtitle: 'Subtitle', cardTitle: 'Title of the form' },
}

const HINTS: Partial<Record<ContentSection, Record<string, string>>> = {
  hero: { titleIrish: 'The same promise in Irish, under the title. Empty hides it.' },
  about: { credentials: 'One a line.' },
  services: {
    'receptionist.points': 'One a line. The first sentence of each is set bold.',
    'others.href': 'Like /pricing. Empty all three to leave this service out.',
  },
  impact: {
    totalSavings: 'Whole millions, like €45M, are also drawn as strokes.',
    businessSavings: 'Up to this amount a year for one business, like €50,000.',
    smesServed: 'Shown as businesses transformed.',
    governmentsServed: 'Shown as public bodies served. Empty hides it.',
  },
}

/** `others.2.title` of services is "Service 3: title". */
export function getLabel(section: ContentSection, name: string): string {
  const row = /\.(\d+)\./.exec(name)?.[1]
  const label = LABELS[section][withoutRow(name)] ?? name
  return row === undefined ? label : label.replace('#', String(Number(row) + 1))
}

/** "Service 3", for the fields of a row. */
export function getRowName(section: ContentSection, name: string): string {
  return getLabel(section, name).split(':')[0] ?? name
}

export function findHint(section: ContentSection, name: string): string | undefined {
  return HINTS[section]?.[withoutRow(name)]
}

function withoutRow(name: string): string {
  return name.replace(/\.\d+\./, '.')
}
