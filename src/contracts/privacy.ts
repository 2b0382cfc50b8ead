import { z } from 'zod'
import { email } from './accounts.ts'
import { contactMessage } from './enquiries.ts'

export const PRIVACY_RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'objection'] as const
export type PrivacyRight = (typeof PRIVACY_RIGHTS)[number]

export const PRIVACY_RIGHT_LABELS: Record<PrivacyRight, string> = {
  access: 'Access: a copy of what you hold about me',
  rectification: 'Rectification: something is wrong or missing',
  erasure: 'Erasure: delete what you hold about me',
  restriction: 'Restriction: keep it, but do not use it for now',
  objection: 'Objection: stop using it for a purpose',
}

/** In the subject of mails and in the inbox. */
export const PRIVACY_TOPICS: Record<PrivacyRight, string> = {
  access: 'Privacy: access',
  rectification: 'Privacy: rectification',
  erasure: 'Privacy: erasure',
  restriction: 'Privacy: restriction',
  objection: 'Privacy: objection',
}

/** Days to an answer, as the GDPR page promises them. A complex one is told so within the first 30. */
export const PRIVACY_DAYS = { urgent: 5, standard: 30, complex: 60 } as const
export type PrivacyPace = keyof typeof PRIVACY_DAYS

const right = z.enum(PRIVACY_RIGHTS, { error: 'Please choose what you ask for' })
/** A box that is not ticked is not sent. */
const isUrgent = z
  .literal('on')
  .optional()
  .catch(undefined)
  .transform((box) => box === 'on')

/** A request by somebody who is signed in. */
export const privacyRequest = z.object({
  right,
  isUrgent,
  message: contactMessage.shape.message,
})

/** A request by somebody who may have no account. */
export const visitorPrivacyRequest = privacyRequest.extend({
  name: contactMessage.shape.name,
  email: contactMessage.shape.email,
  website: contactMessage.shape.website,
})

/** Whose data an administrator looks for. */
export const personLookup = z.object({ email })

export const personErasure = z.object({ email, confirmation: z.string().default('') })

/** How long a request may take; a complex one is told so. */
export const privacyPaceChange = z.object({
  id: z.string().max(60),
  version: z.coerce.number({ error: 'Please load this page again' }).int(),
  pace: z.enum(['urgent', 'standard', 'complex'], { error: 'Please choose a response time' }),
})
