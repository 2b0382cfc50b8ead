import { z } from 'zod'
import { ORGANIZATION_TYPES, type OrganizationType } from './organization-types.ts'

const organizationTypes = ORGANIZATION_TYPES.map((type) => type.value) as [OrganizationType, ...OrganizationType[]]

/** One line of text: line breaks would travel into mail headers and lists. */
const line = (message: string) =>
  z
    .string({ error: message })
    .transform((text) =>
      text
        .normalize('NFC')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
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
  message: z
    .string({ error: 'Please enter your message' })
    .transform((text) => text.normalize('NFC').replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'Please enter your message')),
  /** Hidden from people; what fills it in is not one. */
  website: z.string().optional().catch(undefined),
  /** Milliseconds between showing the form and sending it, when the browser could measure them. */
  elapsedMs: z.number().optional().catch(undefined),
})

export type ContactMessage = z.output<typeof contactMessage>
