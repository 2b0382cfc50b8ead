import { Parser } from 'htmlparser2'
import type { Reading } from '../material.ts'

const MAX_LINKS = 5_000

/** Reads the addresses of a sitemap, or of the sitemaps that it names. */
export function readSitemap(xml: string): Reading {
  const links: string[] = []
  let text: string | undefined
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'loc' && links.length < MAX_LINKS) text = ''
      },
      ontext: (words) => {
        if (text !== undefined) text += words
      },
      onclosetag: (name) => {
        if (name !== 'loc' || text === undefined) return
        const url = URL.parse(text.trim())
        if (url !== null) links.push(url.href)
        text = undefined
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return { title: '', sections: [], links, canonical: undefined, pages: undefined, isCut: links.length >= MAX_LINKS }
}
