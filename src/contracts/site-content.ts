import { z } from 'zod'

const text = (most: number) => z.string().trim().min(1).max(most)

/** The five sections of the home page that an administrator edits. Lengths are what the layout holds. */
export const siteContent = z.object({
  hero: z.object({
    title: text(60),
    /** The same promise in Irish, set in the same size. Empty hides it. */
    titleIrish: z.string().trim().max(60),
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
      points: z.array(text(160)).min(1).max(6),
      price: text(60),
    }),
    others: z.array(z.object({ title: text(60), description: text(240), href: text(120) })).max(6),
  }),
  impact: z.object({
    title: text(80),
    description: text(320),
    totalSavings: text(16),
    businessSavings: text(16),
    smesServed: text(16),
    governmentsServed: z.string().trim().max(16),
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
    credentials: z.array(text(120)).max(6),
  }),
  contact: z.object({ title: text(80), subtitle: text(160), cardTitle: text(60) }),
})

export type SiteContent = z.output<typeof siteContent>
