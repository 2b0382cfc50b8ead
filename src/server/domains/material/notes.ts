import { formatCount } from '#contracts/words/amounts.ts'
import { MAX_PAGES_OF_DOCUMENT } from '../../material/material.ts'
import { WEBSITE_LIMITS, type WebsiteEnd } from '../../material/website/read-website.ts'

/** What a reading left out. */
export type ReadingNotes = {
  cut?: WebsiteEnd['cut']
  forbidden?: number
  failed?: number
  /** Pages of a document, where not all were read. */
  pages?: { read: number; all: number }
  /** Longer than is taken. */
  isCut?: boolean
}

const CUTS = {
  pages: `Only the ${formatCount(WEBSITE_LIMITS.pages)} pages nearest to the first one are read.`,
  time: 'Reading ended after 20 minutes. The website answers slowly.',
  bytes: 'Reading ended after 200 MB.',
}

const countPages = (count: number) => (count === 1 ? '1 page' : `${formatCount(count)} pages`)

/** The same in words for staff. */
export function sayNotes({ cut, forbidden = 0, failed = 0, pages, isCut = false }: ReadingNotes): string[] {
  return [
    cut && CUTS[cut],
    forbidden > 0 && `${countPages(forbidden)} left out: the website’s robots.txt forbids them.`,
    failed > 0 && `${countPages(failed)} could not be read. What was read there before stays.`,
    pages && `Only the first ${formatCount(MAX_PAGES_OF_DOCUMENT)} of ${formatCount(pages.all)} pages were read.`,
    isCut && 'There was more text than is taken. The rest was left out.',
  ].filter((note) => typeof note === 'string')
}
