import { Parser } from 'htmlparser2'
import type { Reading } from '../material.ts'
import { isHidingStyle, isWhite, listHiddenSelectors } from './hidden.ts'
import { SectionBuilder, tidy } from './sections.ts'

type Attributes = Record<string, string>
type Frame = { name: string; isHidden: boolean; isBesides: boolean }

/** Elements whose content is never shown as text. */
const NO_TEXT = new Set(
  'script style noscript template svg math iframe object embed canvas audio video select textarea button datalist dialog map'.split(
    ' ',
  ),
)
/** Shown on every page of a site. Its links count. */
const BESIDES = new Set(['nav', 'footer', 'aside', 'form', 'menu'])
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt'])
/** Text goes on in the same line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])
const MAX_LINKS = 2_000
/** In characters. A shorter line of links, such as "Read more", is left out unless it has a number or an address. */
const LONGEST_WAY_ON = 30
const MAX_STYLE = 200_000

/** Reads a page as a visitor sees it: no scripts, no comments, nothing hidden by markup or by the page's own styles. */
export function readHtml(html: string, address: string): Reading {
  const page = new PageReader(address)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      onclosetag: (name) => page.close(name),
      ontext: (text) => page.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(html)
  return page.finish()
}

class PageReader {
  readonly #builder = new SectionBuilder()
  readonly #frames: Frame[] = []
  readonly #links = new Set<string>()
  readonly #hiddenSelectors = new Set<string>()
  #base: string
  #canonical: string | undefined
  #title = ''
  #firstHeading = ''
  #line = ''
  /** The part of the line that is text of links. */
  #linked = ''
  #linkDepth = 0
  #style = ''
  #robots = ''
  #contentDepth = 0
  #headingDepth = 0

  constructor(address: string) {
    this.#base = address
  }

  open(name: string, attributes: Attributes): void {
    const above = this.#frames.at(-1)
    if (CELLS.has(name)) this.#line += tidy(this.#line) === '' ? '' : ', '
    else if (!INLINE.has(name)) this.#endLine()
    const isHidden = (above?.isHidden ?? false) || NO_TEXT.has(name) || this.#isOutOfSight(name, attributes)
    // The header of an article has its title. The header of the site is on every page.
    const isSiteHeader = name === 'header' && this.#contentDepth === 0
    const isBesides = (above?.isBesides ?? false) || BESIDES.has(name) || isSiteHeader
    this.#frames.push({ name, isHidden, isBesides })
    this.#count(name, 1)
    if (name === 'li') this.#line = '- '
    this.#noteHead(name, attributes)
    if (name === 'a' && !isHidden) this.#noteLink(attributes)
  }

  close(name: string): void {
    const frame = this.#frames.pop()
    this.#count(name, -1)
    if (name === 'style') this.#noteStyle()
    if (frame !== undefined && HEADINGS.has(name)) this.#endHeading(frame)
    else if (!INLINE.has(name) && !CELLS.has(name)) this.#endLine()
  }

  text(text: string): void {
    const frame = this.#frames.at(-1)
    if (frame?.name === 'style' && this.#style.length < MAX_STYLE) this.#style += text
    else if (frame?.name === 'title' && !frame.isHidden) this.#title += text
    else if (frame !== undefined && !frame.isHidden && !frame.isBesides) {
      this.#line += text
      if (this.#linkDepth > 0) this.#linked += text
    }
  }

  finish(): Reading {
    this.#endLine()
    const sections = this.#robots.includes('noindex') ? [] : this.#builder.finish()
    return {
      title: tidy(this.#title).slice(0, 200) || this.#firstHeading,
      sections,
      links: this.#robots.includes('nofollow') ? [] : [...this.#links],
      canonical: this.#canonical,
      pages: undefined,
      isCut: this.#builder.isCut,
    }
  }

  #isOutOfSight(name: string, { hidden, style, color, class: classes, id, ...rest }: Attributes): boolean {
    if (hidden !== undefined || rest['aria-hidden']?.toLowerCase() === 'true') return true
    if (name === 'font' && color !== undefined && isWhite(color.toLowerCase())) return true
    if (style !== undefined && isHidingStyle(style)) return true
    if (this.#hiddenSelectors.size === 0) return false
    const names = [...(classes ?? '').split(/\s+/).map((one) => `.${one}`), `#${id}`]
    return names.some((one) => this.#hiddenSelectors.has(one))
  }

  #count(name: string, step: 1 | -1): void {
    if (name === 'main' || name === 'article') this.#contentDepth += step
    if (HEADINGS.has(name)) this.#headingDepth += step
    if (name === 'a') {
      this.#linkDepth += step
      this.#linked += ' '
    }
  }

  #noteHead(name: string, { name: what, content = '', rel = '', href }: Attributes): void {
    if (name === 'meta' && what?.toLowerCase() === 'robots') this.#robots += ` ${content.toLowerCase()}`
    if (href === undefined) return
    if (name === 'base') this.#base = URL.parse(href, this.#base)?.href ?? this.#base
    if (name === 'link' && rel.toLowerCase() === 'canonical') this.#canonical = URL.parse(href, this.#base)?.href
  }

  #noteLink({ href, rel = '' }: Attributes): void {
    if (href === undefined || href.length > 2_000 || this.#links.size >= MAX_LINKS) return
    const url = /\bnofollow\b/i.test(rel) ? null : URL.parse(href, this.#base)
    if (url !== null) this.#links.add(url.href)
  }

  #noteStyle(): void {
    for (const selector of listHiddenSelectors(this.#style)) this.#hiddenSelectors.add(selector)
    this.#style = ''
  }

  #endHeading({ isHidden, isBesides }: Frame): void {
    if (!isHidden && !isBesides) {
      if (this.#firstHeading === '') this.#firstHeading = tidy(this.#line).slice(0, 200)
      this.#builder.heading(this.#line)
    }
    this.#line = ''
    this.#linked = ''
  }

  #endLine(): void {
    // A block in a heading, such as a div, belongs to it.
    if (this.#headingDepth > 0) {
      this.#line += ' '
      return
    }
    const [line, linked] = [tidy(this.#line), tidy(this.#linked)]
    this.#line = ''
    this.#linked = ''
    const isWayOn = line.replace(/^- /, '') === linked && linked.length <= LONGEST_WAY_ON && !/[\d@]/.test(linked)
    if (line !== '' && line !== '-' && !isWayOn) this.#builder.paragraph(line)
  }
}
