import { z } from 'zod'
import { email } from './accounts.ts'
import { contactMessage } from './enquiries.ts'
import { PRIVACY_RIGHTS } from './privacy-rights.ts'

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
