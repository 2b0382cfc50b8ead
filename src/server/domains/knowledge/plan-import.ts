import { firstWording, listWordings } from '#contracts/receptionist/answer-text.ts'
import {
  CSV_COLUMNS,
  type ImportedChange,
  type ImportPreview,
  MAX_IMPORT_LINES,
} from '#contracts/receptionist/knowledge.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { plainTitle } from '../../assistant/retrieval/index-entries.ts'
import type { Ctx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'
import { readCsv } from '../../documents/read-csv.ts'
import { AppError, type FieldErrors } from '../../errors.ts'
import { loadSameQuestions } from './find-answers.ts'
import { type ImportLine, parseLines } from './parse-import.ts'
import { readEntryPages } from './read-entry-pages.ts'

type Change = ImportLine & { known: KnowledgeRow }
type Sorted = { added: ImportLine[]; changed: Change[]; same: number }

/** Computes what each line of a file would do. Invalid lines are added to `errors`, at `line.<number>`. */
export async function planImport(
  ctx: Ctx,
  organisationId: string,
  content: string,
): Promise<Sorted & { errors: FieldErrors }> {
  // The header, the lines, and one more to detect a file that is too long.
  const records = readCsv(content, MAX_IMPORT_LINES + 2)
  if (records.length > MAX_IMPORT_LINES + 1) {
    refuseImport(`Please import at most ${formatCount(MAX_IMPORT_LINES)} lines at once.`)
  }
  const errors: FieldErrors = {}
  const lines = parseLines(records, errors)
  return { ...(await sortLines(ctx, organisationId, lines, errors)), errors }
}

/** Assigns each line an action. Invalid lines are added to `errors`. */
async function sortLines(ctx: Ctx, organisationId: string, lines: ImportLine[], errors: FieldErrors): Promise<Sorted> {
  const sameIn = {
    en: await loadSameQuestions(ctx, { organisationId, language: 'en' }),
    ga: await loadSameQuestions(ctx, { organisationId, language: 'ga' }),
  }
  const own = await readOwn(ctx, organisationId)
  const sorted: Sorted = { added: [], changed: [], same: 0 }
  const asked = new Map<string, number>()
  for (const line of lines) {
    const { text, id } = line
    const twins = [
      ...listWordings(text.questionEn ?? '').map(sameIn.en),
      ...listWordings(text.questionGa ?? '').map(sameIn.ga),
    ]
    const known = own.get(id) ?? own.get(twins.find(Boolean) || '')
    const earlier = findEarlier(line, asked)
    if (known !== undefined && isSame(known, line)) sorted.same += 1
    else if (earlier !== undefined) errors[`line.${line.line}`] = `Line ${earlier} asks the same`
    else if (twins.some((twin) => twin && twin !== id)) errors[`line.${line.line}`] = DUPLICATE_MESSAGE
    else if (known === undefined) sorted.added.push(line)
    else if (known.version !== line.version) errors[`line.${line.line}`] = OUTDATED_MESSAGE
    else sorted.changed.push({ ...line, known })
  }
  return sorted
}

/** Finds an earlier line with the same question. Remembers the questions of this line. */
function findEarlier({ line, text }: ImportLine, asked: Map<string, number>): number | undefined {
  const questions = [
    ...listWordings(text.questionEn ?? '').map((wording) => `en ${plainTitle(wording)}`),
    ...listWordings(text.questionGa ?? '').map((wording) => `ga ${plainTitle(wording)}`),
  ]
  const earlier = questions.map((question) => asked.get(question)).find((one) => one !== undefined)
  for (const question of questions) if (!asked.has(question)) asked.set(question, line)
  return earlier
}

const DUPLICATE_MESSAGE = 'Another answer has this question already. To change that one, edit its line in an export.'
const OUTDATED_MESSAGE = 'This answer was changed here after the export. Export again and make the change there.'

async function readOwn(ctx: Ctx, organisationId: string): Promise<Map<string, KnowledgeRow>> {
  const own = new Map<string, KnowledgeRow>()
  for await (const rows of readEntryPages(ctx, organisationId)) for (const row of rows) own.set(row.id, row)
  return own
}

function isSame(row: KnowledgeRow, { text, isChecked }: ImportLine): boolean {
  const isSameText =
    row.topic === text.topic &&
    row.question_en === text.questionEn &&
    row.answer_en === text.answerEn &&
    row.question_ga === text.questionGa &&
    row.answer_ga === text.answerGa
  return isSameText && (isChecked ?? row.checked_at !== null) === (row.checked_at !== null)
}

/** Maximum number of previewed lines of each kind. */
const MAX_PREVIEWED_LINES = 50

/** Describes the plan: counts of all lines, and the first lines of each kind. */
export function describePlan({
  added,
  changed,
  same,
  errors,
}: Sorted & { errors: FieldErrors }): Omit<ImportPreview, 'id' | 'fileName'> {
  return {
    added: added.length,
    changed: changed.length,
    same,
    addedLines: added.slice(0, MAX_PREVIEWED_LINES).map(presentLine),
    changedLines: changed
      .slice(0, MAX_PREVIEWED_LINES)
      .map((line) => ({ ...presentLine(line), changes: listChanges(line) })),
    wrongLines: Object.entries(errors)
      .map(([name, message]) => ({ line: Number(name.slice('line.'.length)), message }))
      .toSorted((one, other) => one.line - other.line)
      .slice(0, MAX_PREVIEWED_LINES),
  }
}

function presentLine({ line, text: { questionEn, questionGa, topic } }: ImportLine) {
  if (questionEn !== null) return { line, question: firstWording(questionEn), language: 'en' as const }
  return { line, question: firstWording(questionGa ?? topic), language: 'ga' as const }
}

function listChanges({ known, text, isChecked }: Change): ImportedChange[] {
  const checked = (is: boolean) => (is ? 'yes' : 'no')
  const was = known.checked_at !== null
  const pairs: Partial<Record<(typeof CSV_COLUMNS)[number], [before: string | null, after: string | null]>> = {
    topic: [known.topic, text.topic],
    question_en: [known.question_en, text.questionEn],
    answer_en: [known.answer_en, text.answerEn],
    question_ga: [known.question_ga, text.questionGa],
    answer_ga: [known.answer_ga, text.answerGa],
    checked: [checked(was), checked(isChecked ?? was)],
  }
  return CSV_COLUMNS.flatMap((column) => {
    const [before, after] = pairs[column] ?? [null, null]
    return before === after ? [] : [{ column, before: before ?? '', after: after ?? '' }]
  })
}

export function refuseImport(message: string, lines: FieldErrors = {}): never {
  throw new AppError('invalid_input', message, { fieldErrors: { file: message, ...lines } })
}
