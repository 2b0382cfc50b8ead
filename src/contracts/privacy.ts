import { z } from 'zod'
import { email } from './accounts.ts'
import { contactMessage } from './enquiries.ts'
import { id, tickedBox, version } from './primitives.ts'
import { PRIVACY_RIGHTS } from './privacy-rights.ts'

const right = z.enum(PRIVACY_RIGHTS, { error: 'Please choose what you ask for' })

export const privacyRequest = z.object({
  right,
  isUrgent: tickedBox,
  message: contactMessage.shape.message,
})

export const visitorPrivacyRequest = privacyRequest.extend({
  name: contactMessage.shape.name,
  email: contactMessage.shape.email,
  website: contactMessage.shape.website,
})

/** The person whose data an administrator searches. */
export const personLookup = z.object({ email })

export const personErasure = z.object({ email, confirmation: z.string().default('') })

/** Changes the response time of a request. */
export const privacyPaceChange = z.object({
  id: id('enq'),
  version,
  pace: z.enum(['urgent', 'standard', 'complex'], { error: 'Please choose a response time' }),
})
