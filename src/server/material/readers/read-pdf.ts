import { getDocumentProxy } from 'unpdf'
import { MAX_PAGES_OF_DOCUMENT, MaterialError, type OnPageRead, type Reading } from '../material.ts'
import { takeOutHidden } from './pdf-hidden.ts'
import { joinLines, listLines, type PdfLine } from './pdf-lines.ts'
import { SectionBuilder } from './sections.ts'

/** So much larger than the text is a heading. */
const HEADING_RATIO = 1.15
const LONGEST_HEADING = 150

/**
 * Reads the text of a PDF, its first pages alone where it has very many. Throws MaterialError `has_password` and
 * `not_readable`.
 */
export async function readPdf(bytes: Uint8Array, onPageRead: OnPageRead): Promise<Reading> {
  const document = await openDocument(bytes)
  const all = document.numPages
  const read = Math.min(all, MAX_PAGES_OF_DOCUMENT)
  const pages: PdfLine[][] = []
  for (let number = 1; number <= read; number++) {
    const page = await document.getPage(number)
    // PDF.js leaves out text beside the page.
    const { items } = await page.getTextContent()
    pages.push(listLines(await takeOutHidden(page, items)))
    page.cleanup()
    onPageRead({ read: number, all: read })
  }
  await document.cleanup()
  return { ...buildSections(withoutRepeated(pages)), links: [], canonical: undefined, pages: { read, all } }
}

async function openDocument(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false, maxImageSize: 0 })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new MaterialError(isLocked ? 'has_password' : 'not_readable')
  }
}

function buildSections(pages: PdfLine[][]): Pick<Reading, 'title' | 'sections' | 'isCut'> {
  const builder = new SectionBuilder()
  const bodySize = findBodySize(pages.flat())
  const isHeading = ({ size, text }: PdfLine) =>
    text.length <= LONGEST_HEADING && (size >= bodySize * HEADING_RATIO || /^\P{Ll}.{5,110}\?$/u.test(text))
  let title = ''
  for (const [index, lines] of pages.entries()) {
    for (const block of joinLines(lines, isHeading)) {
      if (block.isHeading) title ||= block.text.slice(0, 200)
      if (block.isHeading) builder.heading(block.text, index + 1)
      else builder.paragraph(block.text, index + 1)
    }
  }
  return { title, sections: builder.finish(), isCut: builder.isCut }
}

/** The size in which most of the text is set. */
function findBodySize(lines: PdfLine[]): number {
  const lengths = new Map<number, number>()
  for (const { size, text } of lines) lengths.set(size, (lengths.get(size) ?? 0) + text.length)
  return [...lengths].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 1
}

/** Drops headers and footers, which stand on most pages. */
function withoutRepeated(pages: PdfLine[][]): PdfLine[][] {
  const plain = ({ text }: PdfLine) => text.replaceAll(/\d+/g, '#')
  const counts = new Map<string, number>()
  for (const lines of pages) {
    const ends = new Set([lines.at(0), lines.at(-1)].flatMap((line) => (line === undefined ? [] : [plain(line)])))
    for (const text of ends) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const isRepeated = (line: PdfLine) => pages.length >= 3 && (counts.get(plain(line)) ?? 0) > pages.length / 2
  return pages.map((lines) =>
    // On a page with few lines, each line may be content.
    lines.filter(
      (line, index) => !(lines.length > 3 && (index === 0 || index === lines.length - 1) && isRepeated(line)),
    ),
  )
}
