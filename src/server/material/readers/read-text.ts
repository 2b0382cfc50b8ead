import type { Reading } from '../material.ts'
import { SectionBuilder } from './sections.ts'

const LONGEST_HEADING = 120
const MARKED = /^(#{1,6}\s+|Q(uestion)?\s*[:.]\s+|Ceist\s*[:.]\s+)/i
const SENTENCE = /\S\s+\S.*[.!:]\s*$/
const ANSWER = /^(A(nswer)?|Freagra)\s*[:.]\s+/i

/**
 * Reads plain text: a marked line, a question, or a short line with an empty line before it and text after it is a heading.
 * Below an empty line, only sentences are such text: lines of an address are no headings.
 */
export function readText(text: string): Reading {
  const builder = new SectionBuilder()
  const lines = text.split(/\r\n?|\n/)
  let title = ''
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]?.trim() ?? ''
    if (/^\s*([=\-_*])\1{2,}\s*$/.test(line)) continue
    const after = next === '' ? (lines.slice(index + 2, index + 4).find((one) => SENTENCE.test(one)) ?? '') : next
    if (isHeading(line, lines[index - 1] ?? '', after)) {
      const heading = line.replace(MARKED, '').trim()
      title ||= heading
      builder.heading(heading)
    } else builder.paragraph(line.replace(ANSWER, ''))
  }
  const sections = builder.finish()
  return { title, sections, links: [], canonical: undefined, pages: undefined, isCut: builder.isCut }
}

function isHeading(line: string, before: string, next: string): boolean {
  const text = line.trim()
  if (text === '' || text.length > LONGEST_HEADING || ANSWER.test(text)) return false
  if (MARKED.test(text) || text.endsWith('?') || /^([=-])\1{2,}$/.test(next)) return true
  return before.trim() === '' && next !== '' && !/[.,;:!]$/.test(text) && text.length <= 60 && !/^[-*•\d]/.test(text)
}
