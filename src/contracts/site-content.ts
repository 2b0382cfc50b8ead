import { z } from 'zod'
import { line } from './primitives.ts'

/** A text that may be empty. Lengths fit the layout. */
const optionalText = (most: number) =>
  line(0, 'Please write this', {
    maxLength: most,
    tooLong: (room, length) => `The page has room for ${room} characters here, and this has ${length}.`,
  })

const text = (most: number) => optionalText(most).min(1, 'Please write this')

/** A path on this site. Other links could run scripts or lead to other sites. */
const path = text(120).regex(
  /^\/(?:[a-z0-9][a-z0-9/-]*)?(?:#[a-z-]+)?$/,
  'Please write a page of this site, like /pricing',
)

const distinct = (values: string[]) => new Set(values).size === values.length

/** The five sections of the home page that an administrator edits. */
export const siteContent = z.object({
  hero: z.object({
    title: text(60),
    /** The title in Irish, in the same size. Empty hides it. */
    titleIrish: optionalText(60),
    subtitle: text(320),
    primaryButton: text(28),
    secondaryButton: text(28),
  }),
  services: z.object({
    title: text(80),
    description: text(320),
    receptionist: z.object({
      title: text(80),
      description: text(320),
      points: z
        .array(text(160))
        .min(1, 'Please write one point at least')
        .max(6, 'The page has room for 6 points')
        .refine(distinct, 'Two points are the same'),
      price: text(60),
    }),
    others: z
      .array(z.object({ title: text(60), description: text(240), href: path }))
      .max(6)
      .refine((others) => distinct(others.map(({ href }) => href)), 'Two services lead to the same page'),
  }),
  impact: z.object({
    title: text(80),
    description: text(320),
    totalSavings: text(16),
    businessSavings: text(16),
    smesServed: text(16),
    governmentsServed: optionalText(16),
    timeSavings: text(16),
    clientSatisfaction: text(16),
    testimonials: z
      .array(z.object({ quote: text(240), author: text(60), organization: text(80), result: text(60) }))
      .length(2),
  }),
  about: z.object({
    title: text(80),
    description: text(600),
    story: text(600),
    credentials: z
      .array(text(120))
      .max(6, 'The page has room for 6 credentials')
      .refine(distinct, 'Two credentials are the same'),
  }),
  contact: z.object({ title: text(80), subtitle: text(160), cardTitle: text(60) }),
})

export type SiteContent = z.output<typeof siteContent>

export type ContentSection = keyof SiteContent

/** In the order of the administrators' page. */
export const CONTENT_SECTIONS = ['hero', 'about', 'services', 'impact', 'contact'] as const satisfies ContentSection[]

export const contentSection = z.enum(CONTENT_SECTIONS, { error: 'There is no such section' })
