import { INVISIBLE } from '#contracts/receptionist/answer-text.ts'
import { MAX_SECTIONS, MAX_TEXT, type Section } from '../material.ts'

/** Puts text on one line and removes invisible characters. */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Gathers the paragraphs under each heading, in the order in which they stand. */
export class SectionBuilder {
  readonly #sections: Section[] = []
  #lines: string[] = []
  #heading = ''
  #page: number | undefined
  #length = 0
  isCut = false

  heading(text: string, page?: number): void {
    const heading = tidy(text)
    if (heading === '') return
    this.#end()
    this.#heading = heading
    this.#page = page
  }

  paragraph(text: string, page?: number): void {
    const line = tidy(text)
    if (line === '') return
    if (this.#length + line.length > MAX_TEXT || this.#sections.length >= MAX_SECTIONS) {
      this.isCut = true
      return
    }
    if (this.#lines.length === 0) this.#page ??= page
    this.#length += line.length
    this.#lines.push(line)
  }

  finish(): Section[] {
    this.#end()
    return this.#sections
  }

  #end(): void {
    if (this.#lines.length > 0) {
      this.#sections.push({ heading: this.#heading, text: this.#lines.join('\n'), page: this.#page })
    }
    this.#lines = []
    this.#heading = ''
    this.#page = undefined
  }
}
