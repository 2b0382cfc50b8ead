import { z } from 'zod'
import { ORGANIZATION_TYPES } from './organization-types.ts'
import { line, paragraph, typedEmail } from './primitives.ts'

/** Only the body limit bounds these lengths. The forms state no other limit. */
const ANY_LENGTH = { maxLength: Number.POSITIVE_INFINITY }

/** A honeypot: a hidden field that only bots fill in. */
const website = z.string().optional().catch(undefined)
/** Milliseconds between showing and sending the form. Undefined if the browser did not measure them. */
const elapsedMs = z.number().optional().catch(undefined)

/** POST /api/contact */
export const contactMessage = z.object({
  name: line(1, 'Please enter your name', ANY_LENGTH),
  email: typedEmail({
    missing: 'Please enter your email address',
    tooLong: 'This email address is too long',
    incomplete: 'Please enter a complete email address, like name@business.ie',
  }),
  organization: line(1, 'Please enter your organization', ANY_LENGTH),
  organizationType: z
    .union([z.literal('').transform(() => undefined), z.enum(ORGANIZATION_TYPES.map(({ value }) => value))], {
      error: 'Please choose one of the listed organization types',
    })
    .nullish()
    .transform((type) => type ?? undefined),
  message: paragraph(1, 'Please enter your message', ANY_LENGTH),
  website,
  elapsedMs,
})

export type ContactMessage = z.output<typeof contactMessage>

/** POST /api/modules/{name}/licensing-inquiry. Only address and question are required. */
export const licensingInquiry = z.object({
  organizationName: line(0, 'Please write the name of the organization as text', ANY_LENGTH)
    .nullish()
    .transform((name) => name ?? ''),
  contactEmail: typedEmail({
    missing: 'We need an email address to answer you.',
    tooLong: 'This email address is too long for us to answer to.',
    incomplete: 'This email address does not look complete. We answer to one like name@agency.ie.',
  }),
  message: paragraph(1, 'Tell us in a sentence what you would like to know, so that we can answer it.', ANY_LENGTH),
  website,
  elapsedMs,
})

export type LicensingInquiry = z.output<typeof licensingInquiry>
