import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'htmlparser2'
import { MaterialError, type Reading } from '../material.ts'
import { SectionBuilder } from './sections.ts'

const DOCUMENT = 'word/document.xml'
const MAX_BYTES = 20 * 1024 * 1024
/** A packed byte unpacks to a thousand at most, so that a step of the unpacking stays small. */
const STEP = 16 * 1024
const MAX_FILES = 2_000

/** Reads a Word document. Throws MaterialError `not_readable`, and `too_large` for a file that unpacks to too much. */
export function readDocx(bytes: Uint8Array): Reading {
  const text = new DocumentReader()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => text.open(name, attributes),
      onclosetag: (name) => text.close(name),
      ontext: (words) => text.text(words),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(unpackDocument(bytes))
  return text.finish()
}

function unpackDocument(bytes: Uint8Array): string {
  const parts: Uint8Array[] = []
  let unpacked = 0
  let files = 0
  let failure: unknown
  const unzip = new Unzip((file) => {
    files += 1
    if (files > MAX_FILES) failure = new MaterialError('too_large')
    if (file.name !== DOCUMENT) return
    file.ondata = (error, chunk) => {
      unpacked += chunk?.length ?? 0
      if (error !== null) failure = error
      else if (unpacked > MAX_BYTES) failure = new MaterialError('too_large')
      else parts.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length && failure === undefined; start += STEP) {
      unzip.push(bytes.subarray(start, start + STEP), start + STEP >= bytes.length)
    }
  } catch (error) {
    failure ??= error
  }
  if (failure instanceof MaterialError) throw failure
  if (failure !== undefined || parts.length === 0) throw new MaterialError('not_readable')
  return Buffer.concat(parts).toString('utf8')
}

/** The style of a heading, by its name in several languages. */
const HEADING_STYLE = /^(heading|title|subtitle|ceannteideal|teideal|berschrift|titre|titolo|ttulo|kop)/i

/** Follows the elements that decide what is shown: paragraphs, runs, and hidden properties. */
class DocumentReader {
  readonly #builder = new SectionBuilder()
  #title = ''
  #line = ''
  #isText = false
  #isHeading = false
  #isHidden = false
  /** The properties of a paragraph hide its mark, those of a run its text. */
  #isInRun = false
  #cellDepth = 0

  open(name: string, attributes: Record<string, string>): void {
    const value = attributes['w:val'] ?? ''
    if (name === 'w:p') this.#startParagraph()
    else if (name === 'w:r') [this.#isInRun, this.#isHidden] = [true, false]
    else if (name === 'w:pStyle') this.#isHeading ||= HEADING_STYLE.test(value)
    else if (name === 'w:outlineLvl') this.#isHeading ||= Number(value) < 9
    else if (name === 'w:t') this.#isText = true
    else if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') this.#line += ' '
    else if (name === 'w:tc') this.#cellDepth += 1
    else if (this.#isInRun && hidesRun(name, value)) this.#isHidden = true
  }

  close(name: string): void {
    if (name === 'w:t') this.#isText = false
    else if (name === 'w:r') this.#isInRun = false
    else if (name === 'w:p') this.#endParagraph()
    else if (name === 'w:tc') this.#endCell()
    else if (name === 'w:tr') this.#endLine()
  }

  text(words: string): void {
    if (this.#isText && !this.#isHidden) this.#line += words
  }

  finish(): Reading {
    this.#endLine()
    const { isCut } = this.#builder
    const sections = this.#builder.finish()
    return { title: this.#title, sections, links: [], canonical: undefined, pages: undefined, isCut }
  }

  #startParagraph(): void {
    this.#isHeading = false
    if (this.#cellDepth === 0) this.#line = ''
  }

  #endParagraph(): void {
    if (this.#cellDepth > 0) this.#line += ' '
    else if (this.#isHeading) {
      this.#title ||= this.#line.trim().slice(0, 200)
      this.#builder.heading(this.#line)
      this.#line = ''
    } else this.#endLine()
  }

  #endCell(): void {
    this.#cellDepth -= 1
    if (this.#line.trim() !== '') this.#line = `${this.#line.trim()}, `
  }

  #endLine(): void {
    this.#builder.paragraph(this.#line.trim().replace(/,$/, ''))
    this.#line = ''
  }
}

/** Hidden, white, or smaller than 3 points; sizes are in halves of a point. */
function hidesRun(name: string, value: string): boolean {
  if (name === 'w:vanish' || name === 'w:webHidden') return value !== '0' && value !== 'false'
  if (name === 'w:color') return value.toUpperCase() === 'FFFFFF'
  return name === 'w:sz' && Number(value) < 6
}
