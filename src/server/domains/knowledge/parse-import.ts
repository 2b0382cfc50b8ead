import { type CSV_COLUMNS, type KnowledgeText, knowledgeEntry } from '#contracts/receptionist/knowledge.ts'
import { readGuarded } from '../../documents/csv.ts'
import type { CsvRecord } from '../../documents/read-csv.ts'
import { AppError, type FieldErrors } from '../../errors.ts'

export type ImportLine = {
  line: number
  text: KnowledgeText
  /** Undefined when the file has no such column. */
  isChecked: boolean | undefined
  /** Id of the exported entry. Empty for a new one. */
  id: string
  version: number | undefined
}

type Column = (typeof CSV_COLUMNS)[number]

/** Parses the lines of a file. Invalid ones are added to `errors`. */
export function parseLines([head, ...records]: CsvRecord[], errors: FieldErrors): ImportLine[] {
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  requireColumns(columns)
  if (records.length === 0) refuse('There are no lines below the names of the columns.')
  return records.flatMap(({ line, cells }) => {
    const parsed = parseLine(line, (name) => readGuarded(cells[columns.indexOf(name)] ?? ''))
    if (typeof parsed !== 'string') return [parsed]
    errors[`line.${line}`] = parsed
    return []
  })
}

function requireColumns(columns: string[]): void {
  const has = (...names: Column[]) => names.every((name) => columns.includes(name))
  if (has('question_en', 'answer_en') || has('question_ga', 'answer_ga')) return
  refuse('The first line must name the columns: question_en and answer_en, or question_ga and answer_ga, or all four.')
}

function parseLine(line: number, read: (name: Column) => string): ImportLine | string {
  const { data, error } = knowledgeEntry.safeParse({
    topic: read('topic'),
    questionEn: read('question_en'),
    answerEn: read('answer_en'),
    questionGa: read('question_ga'),
    answerGa: read('answer_ga'),
  })
  if (data === undefined) {
    const named = error.issues.map(({ path, message }) => `${FIELD_NAMES[String(path[0])] ?? ''}: ${message}`)
    return named.join('. ')
  }
  const checked = read('checked').trim().toLowerCase()
  if (!['', 'yes', 'no'].includes(checked)) return 'checked: Write yes or no'
  const version = Number(read('version').trim() || Number.NaN)
  return {
    line,
    text: data,
    isChecked: checked === '' ? undefined : checked === 'yes',
    id: read('id').trim(),
    version: Number.isInteger(version) ? version : undefined,
  }
}

const FIELD_NAMES: Record<string, Column> = {
  topic: 'topic',
  questionEn: 'question_en',
  answerEn: 'answer_en',
  questionGa: 'question_ga',
  answerGa: 'answer_ga',
}

function refuse(message: string): never {
  throw new AppError('invalid_input', message, { fieldErrors: { file: message } })
}
