import { hash } from 'node:crypto'
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '#contracts/receptionist/answer-text.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { detectLanguage } from '../assistant/language/detect-language.ts'
import { questionKey } from '../assistant/retrieval/question-key.ts'
import type { Reading, Section } from './material.ts'
import { readsLikeInstruction } from './readers/instructions.ts'

/** A text of the material that may become an answer. */
export type Passage = {
  question: string
  answer: string
  language: Language
  /** Of a document with pages. */
  page: number | undefined
  /** The same for questions that mean the same. */
  questionKey: string
  /** Of question and answer. */
  textHash: string
  isInstruction: boolean
}

const SHORTEST = 20
/** With room for a person to add a word. */
const LONGEST = MAX_ANSWER_LENGTH - 200

/** Makes each section into a passage, or into several if it is longer than an answer may be. */
export function buildPassages({ title, sections }: Pick<Reading, 'title' | 'sections'>): Passage[] {
  const seen = new Set<string>()
  return sections.flatMap((section) => {
    const parts = splitText(section.text)
    return parts.flatMap((answer, index) => {
      const passage = createPassage(title, section, answer, parts.length === 1 ? '' : ` (${index + 1})`)
      if (answer.length < SHORTEST || seen.has(passage.textHash)) return []
      seen.add(passage.textHash)
      return [passage]
    })
  })
}

function createPassage(title: string, { heading, page }: Section, answer: string, part: string): Passage {
  const question = askFor(title, heading, answer).slice(0, MAX_QUESTION_LENGTH - part.length) + part
  const language = detectLanguage(`${question}\n${answer}`.slice(0, 1_000)) ?? 'en'
  return {
    question,
    answer,
    language,
    page,
    questionKey: questionKey(question, language),
    textHash: hash('sha256', JSON.stringify([question, answer]), 'base64url'),
    isInstruction: readsLikeInstruction(`${question}\n${answer}`),
  }
}

/** A heading that is a question stands alone. Any other heading needs the title of its page. */
function askFor(title: string, heading: string, answer: string): string {
  if (heading.endsWith('?')) return heading
  // A document may begin with a question, which does not describe the rest of it.
  const page = title.endsWith('?') ? '' : (title.split(/\s+[|–—·»-]\s+/)[0] ?? title)
  const parts = heading === '' || page.toLowerCase().includes(heading.toLowerCase()) ? [page] : [page, heading]
  return parts.filter((part) => part !== '').join(': ') || `${answer.slice(0, 60)}…`
}

/** Whole paragraphs, then sentences, then words, so that no part is longer than an answer. */
function splitText(text: string): string[] {
  if (text.length <= LONGEST) return [text]
  const parts: string[] = []
  let part = ''
  for (const piece of text.split(/(?<=\n)|(?<=[.!?] )/).flatMap(cutLong)) {
    if (part !== '' && part.length + piece.length > LONGEST) {
      parts.push(part.trim())
      part = ''
    }
    part += piece
  }
  return [...parts, part.trim()].filter((one) => one !== '')
}

function cutLong(piece: string): string[] {
  return piece.length <= LONGEST ? [piece] : (piece.match(new RegExp(`[^]{1,${LONGEST}}`, 'g')) ?? [])
}
