/** "Dr. Keane", "e.g. on Monday", "1. First visit": a full stop that ends no sentence. */
const NO_END = /(?:(?:^|[\s(])(?:dr|mr|mrs|ms|st|no|e\.g|i\.e|etc|a\.m|p\.m|tel|m\.sh|uimh)|(?:^|\n)\s*\d{1,2})\.$/i
const END = /[.!?…:]["”’)]*(?=\s)|\n/g
/** "Yes." alone says nothing that can be checked: it belongs to what follows. */
const SHORTEST = 16

/** Cuts a text that arrives in pieces into sentences, with the white space before them. Joined they are the text. */
export class SentenceBuffer {
  #text = ''

  /** Returns the sentences that are complete. */
  add(piece: string): string[] {
    this.#text += piece
    const sentences: string[] = []
    for (let end = this.#findEnd(); end !== undefined; end = this.#findEnd()) {
      sentences.push(this.#text.slice(0, end))
      this.#text = this.#text.slice(end)
    }
    return sentences
  }

  /** What is left, at the end of the text. */
  end(): string[] {
    const rest = this.#text
    this.#text = ''
    return rest.trim() === '' ? [] : [rest]
  }

  #findEnd(): number | undefined {
    for (const found of this.#text.matchAll(END)) {
      const end = found.index + found[0].length
      const sentence = this.#text.slice(0, end)
      if (sentence.trim().length >= SHORTEST && !NO_END.test(sentence.trimEnd())) return end
    }
    return undefined
  }
}
