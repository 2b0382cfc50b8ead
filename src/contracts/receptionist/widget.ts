import { z } from 'zod'

/** The widget: sites that may embed a receptionist, and pages that did. */

export const MAX_SITES = 10
/** Longer page addresses are cut. */
const MAX_PAGE_ADDRESS_LENGTH = 300

/** Origins that a Content-Security-Policy can name: a host name or IPv4 address, and a port. */
const ORIGIN = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|[\w-]+\.localhost)$/

/**
 * Normalises a typed site to the form that browsers compare: "Example.ie/" becomes https://example.ie. Non-ASCII names
 * become punycode, so that look-alike letters are visible.
 */
const site = z
  .string({ error: 'Please write the address of your website' })
  .trim()
  .min(1, 'Please write the address of your website')
  .max(300, 'This is too long for the address of a website')
  .transform((typed, issues) => {
    const refuse = (message: string) => {
      issues.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (typed.includes('*')) return refuse('Please list each website separately, without *')
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)
    if (url === null) return refuse('This is not a website address. Please write it like https://example.ie')
    if (url.username !== '' || url.password !== '') return refuse('Please remove the part before the @')
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
      return refuse(`Please write only ${url.origin}: this lists the whole website`)
    }
    const isLocal = LOCAL_HOST.test(url.hostname)
    if (url.protocol === 'http:' && !isLocal) return refuse('Please use https://, so that the connection is encrypted')
    if (!ORIGIN.test(url.origin) || !(isLocal || url.hostname.includes('.'))) {
      return refuse('This is not a website address. Please write it like https://example.ie')
    }
    return url.origin
  })

export const siteForm = z.object({ site })

/** The page address that the widget sends: its origin and path. */
export const widgetPage = z
  .string()
  .max(2_000)
  .transform((text, issues) => {
    const url = URL.parse(text)
    if (url !== null && ORIGIN.test(url.origin)) {
      return { origin: url.origin, address: (url.origin + url.pathname).slice(0, MAX_PAGE_ADDRESS_LENGTH) }
    }
    issues.addIssue({ code: 'custom', message: 'This is not a page' })
    return z.NEVER
  })

/** The widget's part of the set-up page. */
export type WidgetSetUp = {
  sites: string[]
  /** Number of pages that opened it in the last 30 days, and the last time. */
  pages: number
  lastSeenAt: string | null
  /** True when the last time was on this Irish day. */
  seenToday: boolean
}
