import { z } from 'zod'

/** The widget: sites that may embed a receptionist, and pages that did. */

export const MOST_SITES = 10
/** Longer page addresses are cut. */
const LONGEST_ADDRESS = 300

/** Origins that a Content-Security-Policy can name: a host name or IPv4 address, and a port. */
const ORIGIN = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/
const LOCAL = /^(localhost|127\.0\.0\.1|[\w-]+\.localhost)$/

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
    if (typed.includes('*')) return refuse('Please list each website by itself: * cannot stand for several')
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)
    if (url === null) return refuse('This is no address of a website. Please write it like https://example.ie')
    if (url.username !== '' || url.password !== '') return refuse('Please leave out what stands before the @')
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
      return refuse(`Please leave out what follows the name: a whole website is listed, as ${url.origin}`)
    }
    const isLocal = LOCAL.test(url.hostname)
    if (url.protocol === 'http:' && !isLocal) return refuse('Please use https://, so that nobody can read along')
    if (!ORIGIN.test(url.origin) || !(isLocal || url.hostname.includes('.'))) {
      return refuse('This is no address of a website. Please write it like https://example.ie')
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
      return { origin: url.origin, address: (url.origin + url.pathname).slice(0, LONGEST_ADDRESS) }
    }
    issues.addIssue({ code: 'custom', message: 'This is no page' })
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
