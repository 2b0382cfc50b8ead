import type { Change, ChangeLine } from '#contracts/receptionist/changes.ts'
import type { KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import type { EntryChange } from '../../knowledge/index.ts'

function formatLanguages({ questionEn, questionGa }: KnowledgeText): string {
  if (questionEn === null) return 'in Irish only'
  return questionGa === null ? 'in English only' : 'in English and Irish'
}

/** Describes the difference of one entry. Undefined when both sides are equal. */
export function describeEntry({ id, before, after }: EntryChange): Change | undefined {
  const change = (title: string, lines: ChangeLine[]): Change => ({ part: 'knowledge', id, title, lines })
  if (after === undefined)
    return before && change(`Answer deleted: “${before.topic}”`, [{ before: formatLanguages(before) }])
  if (before === undefined) return change(`New answer: “${after.topic}”`, [{ after: formatLanguages(after) }])
  const lines = [
    compare('Topic', before.topic, after.topic),
    compare('Question in English', before.questionEn, after.questionEn),
    compare('Answer in English', before.answerEn, after.answerEn),
    compare('Question in Irish', before.questionGa, after.questionGa, 'ga'),
    compare('Answer in Irish', before.answerGa, after.answerGa, 'ga'),
  ].filter((line) => line !== undefined)
  return lines.length === 0 ? undefined : change(`Answer changed: “${after.topic}”`, lines)
}

function compare(
  label: string,
  before: string | null,
  after: string | null,
  language?: ChangeLine['language'],
): ChangeLine | undefined {
  if (before === after) return undefined
  return {
    label,
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(language !== undefined && { language }),
  }
}
