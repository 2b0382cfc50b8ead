/**
 * Pieces of text of which every match of a pattern has one, for each of the pattern's parts that name any. A text without
 * them need not be searched. Reads what the rules of the grammar use of regular expressions.
 */
export function findNeeded(source: string): string[][] {
  const reader = { source, place: 0 }
  return readAlternatives(reader)
}

interface Reader {
  source: string
  place: number
}

const ATOM = /\\.|\[[^\]]*\]|[^\\[]/sy
const QUANTIFIER = /[?*]\??|\{(\d+),?\d*\}|\+\??/y

function take({ source }: Reader, place: number, pattern: RegExp): string {
  pattern.lastIndex = place
  return pattern.exec(source)?.[0] ?? ''
}

/** What all alternatives need. Of several alternatives one piece each, or nothing where one needs none. */
function readAlternatives(reader: Reader): string[][] {
  const alternatives = [readSequence(reader)]
  while (reader.source[reader.place] === '|') {
    reader.place += 1
    alternatives.push(readSequence(reader))
  }
  if (alternatives.length === 1) return alternatives[0] ?? []
  const choices = alternatives.map((needed) => needed.toSorted((a, b) => shortest(b) - shortest(a))[0] ?? [])
  return choices.some((choice) => choice.length === 0) ? [] : [choices.flat()]
}

const shortest = (choice: string[]) => Math.min(...choice.map((piece) => piece.length))

function readSequence(reader: Reader): string[][] {
  const needed: string[][] = []
  let run = ''
  const endRun = () => {
    if (run.trim() !== '') needed.push([run])
    run = ''
  }
  while (reader.place < reader.source.length && !'|)'.includes(reader.source[reader.place] ?? '')) {
    if (reader.source[reader.place] === '(') {
      endRun()
      const inner = readGroup(reader)
      if (!skipOptional(reader)) needed.push(...inner)
      continue
    }
    const atom = take(reader, reader.place, ATOM)
    reader.place += atom.length
    const literal = readLiteral(atom)
    const before = reader.place
    const isOptional = skipOptional(reader)
    if (literal === undefined || isOptional || reader.place > before) {
      endRun()
      if (literal !== undefined && !isOptional) needed.push([literal])
    } else run += literal
  }
  endRun()
  return needed.filter((choice) => choice.every((piece) => piece.trim() !== ''))
}

/** A group's own needs. What only stands beside a match counts for nothing. */
function readGroup(reader: Reader): string[][] {
  const opening = take(reader, reader.place, /\((?:\?(?:<?[=!]|:))?/y)
  reader.place += opening.length
  const needed = readAlternatives(reader)
  reader.place += 1
  return /[=!]/.test(opening) ? [] : needed
}

function skipOptional(reader: Reader): boolean {
  const quantifier = take(reader, reader.place, QUANTIFIER)
  reader.place += quantifier.length
  return /^(?:[?*]|\{0)/.test(quantifier)
}

function readLiteral(atom: string): string | undefined {
  if (/^\\[^A-Za-z0-9]/.test(atom)) return atom.slice(1)
  return /^[\\[.^$]/.test(atom) ? undefined : atom
}
