import { type ImportResult, MOST_IMPORT_LINES } from '#contracts/receptionist/knowledge.ts'
import { formatCount } from '#contracts/words/amounts.ts'
import { requirePermission } from '../../access.ts'
import { plainTitle } from '../../assistant/retrieval/index-entries.ts'
import type { Ctx } from '../../context.ts'
import type { KnowledgeRow } from '../../database/receptionist-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { readCsv } from '../../documents/read-csv.ts'
import { AppError, type FieldErrors } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { addEntries } from './entries.ts'
import { loadSameQuestions } from './find-answers.ts'
import { type ImportLine, parseLines } from './parse-import.ts'
import { refuseTooMany, updateEntry } from './save-entry.ts'

type Change = ImportLine & { known: { id: string; version: number } }
type Sorted = { added: ImportLine[]; changed: Change[]; same: number }

/**
 * Imports answers from a CSV file in UTF-8 with the columns of the export, named in the first line. A line with the id and
 * version of an entry changes that; a line that is there already changes nothing. A wrong line stops the whole import,
 * and `invalid_input` names each wrong line at `line.<number>`.
 */
export async function importEntries(ctx: Ctx, file: Uint8Array): Promise<ImportResult> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  // The names of the columns, the lines, and one more, by which one knows that there are too many.
  const records = readCsv(decode(file), MOST_IMPORT_LINES + 2)
  if (records.length > MOST_IMPORT_LINES + 1) {
    refuseImport(`Please import at most ${formatCount(MOST_IMPORT_LINES)} lines at once.`)
  }
  const errors: FieldErrors = {}
  const lines = parseLines(records, errors)
  const { added, changed, same } = await sortLines(ctx, organisationId, lines, errors)
  refuseWrongLines(errors)
  if (added.length + changed.length === 0) return { added: 0, changed: 0, same }
  await inTransaction(ctx, async (tx) => {
    await refuseTooMany(tx, organisationId, added.length)
    for (const { known, text, isChecked } of changed) await updateEntry(tx, known, text, isChecked)
    const entries = added.map(({ text, isChecked = true }) => ({ ...text, isChecked, source: 'import' as const }))
    await addEntries(tx, organisationId, entries)
    const details = { added: added.length, changed: changed.length }
    await recordAudit(tx, 'knowledge.imported', { kind: 'organisation', id: organisationId }, details)
  })
  return { added: added.length, changed: changed.length, same }
}

/** Throws `invalid_input` for what is no text in UTF-8, in which fadas would be lost. */
function decode(file: Uint8Array): string {
  if (file.length === 0) refuseImport('Please choose a file.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    if (!text.includes('\0')) return text
  } catch {
    // Falls through to the same refusal.
  }
  return refuseImport('This is no CSV file in UTF-8. In your spreadsheet, save it as “CSV UTF-8” and choose it again.')
}

/** What each line does. Lines that cannot be are named in `errors`. */
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
    const twins = [text.questionEn && sameIn.en(text.questionEn), text.questionGa && sameIn.ga(text.questionGa)]
    const known = own.get(id) ?? own.get(twins.find(Boolean) || '')
    const earlier = findEarlier(line, asked)
    if (known !== undefined && isSame(known, line)) sorted.same += 1
    else if (earlier !== undefined) errors[`line.${line.line}`] = `Line ${earlier} asks the same`
    else if (twins.some((twin) => twin && twin !== id)) errors[`line.${line.line}`] = ANOTHER
    else if (known === undefined) sorted.added.push(line)
    else if (known.version !== line.version) errors[`line.${line.line}`] = OUTDATED
    else sorted.changed.push({ ...line, known: { id: known.id, version: known.version } })
  }
  return sorted
}

/** The line before it that asks the same. Notes the questions of this one. */
function findEarlier({ line, text }: ImportLine, asked: Map<string, number>): number | undefined {
  const questions = [
    ...(text.questionEn === null ? [] : [`en ${plainTitle(text.questionEn)}`]),
    ...(text.questionGa === null ? [] : [`ga ${plainTitle(text.questionGa)}`]),
  ]
  const earlier = questions.map((question) => asked.get(question)).find((one) => one !== undefined)
  for (const question of questions) if (!asked.has(question)) asked.set(question, line)
  return earlier
}

const ANOTHER = 'Another answer has this question already. To change that one, edit its line in an export.'
const OUTDATED = 'This answer was changed here after the export. Export again and make the change there.'

const PAGE_SIZE = 500

/** Page by page: on SQLite a read of all entries at once would hold everybody else up. */
async function readOwn(ctx: Ctx, organisationId: string): Promise<Map<string, KnowledgeRow>> {
  const own = new Map<string, KnowledgeRow>()
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: KnowledgeRow[] = await ctx.db
      .selectFrom('knowledge')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute()
    for (const row of rows) own.set(row.id, row)
    after = rows.length < PAGE_SIZE ? undefined : rows.at(-1)?.id
  }
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

const MOST_NAMED = 100

function refuseWrongLines(errors: FieldErrors): void {
  const wrong = Object.entries(errors).toSorted(([a], [b]) => Number(a.slice(5)) - Number(b.slice(5)))
  if (wrong.length === 0) return
  const count = wrong.length === 1 ? 'One line needs a change' : `${formatCount(wrong.length)} lines need a change`
  const which = wrong.length > MOST_NAMED ? ` Here are the first ${MOST_NAMED}.` : ''
  refuseImport(`${count}. Nothing was imported yet.${which}`, Object.fromEntries(wrong.slice(0, MOST_NAMED)))
}

function refuseImport(message: string, lines: FieldErrors = {}): never {
  throw new AppError('invalid_input', message, { fieldErrors: { file: message, ...lines } })
}
