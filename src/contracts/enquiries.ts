import { z } from 'zod'
import { ORGANIZATION_TYPES, type OrganizationType } from './organization-types.ts'

const organizationTypes = ORGANIZATION_TYPES.map((type) => type.value) as [OrganizationType, ...OrganizationType[]]

/** Line breaks would travel into mail headers and lists. */
function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
}

const line = (message: string) => z.string({ error: message }).transform(oneLine).pipe(z.string().min(1, message))

/** Hidden from people; what fills it in is not one. */
const website = z.string().optional().catch(undefined)
/** Milliseconds between showing the form and sending it, when the browser could measure them. */
const elapsedMs = z.number().optional().catch(undefined)

/** Several lines of text. */
const letter = (message: string) =>
  z
    .string({ error: message })
    .transform((text) => text.normalize('NFC').replaceAll('\0', '').trim())
    .pipe(z.string().min(1, message))

/** POST /api/contact. Lengths are bounded by the body limit alone: the form promises no other. */
export const contactMessage = z.object({
  name: line('Please enter your name'),
  email: z
    .string({ error: 'Please enter your email address' })
    .trim()
    .min(1, 'Please enter your email address')
    .max(254, 'This email address is too long')
    .regex(z.regexes.html5Email, 'Please enter a complete email address, like name@business.ie'),
  organization: line('Please enter your organization'),
  organizationType: z
    .union([z.literal('').transform(() => undefined), z.enum(organizationTypes)], {
      error: 'Please choose one of the listed organization types',
    })
    .nullish()
    .transform((type) => type ?? undefined),
  message: letter('Please enter your message'),
  website,
  elapsedMs,
})

export type ContactMessage = z.output<typeof contactMessage>

const INCOMPLETE_ADDRESS = 'This email address does not look complete. We answer to one like name@agency.ie.'

/** POST /api/modules/{name}/licensing-inquiry. Asks only for what an answer needs: where to send it, and to what. */
export const licensingInquiry = z.object({
  organizationName: z
    .string({ error: 'Please write the name of the organization as text' })
    .nullish()
    .transform((name) => oneLine(name ?? '')),
  contactEmail: z
    .string({ error: 'We need an email address to answer you.' })
    .trim()
    .min(1, 'We need an email address to answer you.')
    .max(254, 'This email address is too long for us to answer to.')
    .regex(z.regexes.html5Email, INCOMPLETE_ADDRESS),
  message: letter('Tell us in a sentence what you would like to know, so that we can answer it.'),
  website,
  elapsedMs,
})

export type LicensingInquiry = z.output<typeof licensingInquiry>
