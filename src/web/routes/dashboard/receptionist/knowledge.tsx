import { nestFields } from '#contracts/nest-fields.ts'
import { knowledgeAddress } from '#contracts/receptionist/knowledge.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { hasPermission } from '#server/access.ts'
import { previewAnswer } from '#server/assistant/turn/preview-answer.ts'
import {
  checkEntries,
  countEntries,
  countQuestions,
  dismissUnanswered,
  findDeletedEntry,
  listEntries,
  listUnanswered,
  reopenUnanswered,
  restoreEntry,
} from '#server/domains/knowledge/index.ts'
import { listSources } from '#server/domains/material/index.ts'
import { countDraftChanges } from '#server/domains/publishing/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { KnowledgeScreen } from '#web/features/receptionist/knowledge/knowledge-screen.tsx'
import { answerForm } from '../../answer-form.ts'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/knowledge.ts'
import { getLanguages, knowledgePath, receptionistPath } from './receptionist-path.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const address = readSearchParams(request)
  const { q, find, show, questions: filter, deleted: deletedId, as } = knowledgeAddress.parse(address)
  const asked: 'draft' | 'live' = as ?? 'draft'
  const isSearch = find === 'words' && q !== ''
  const [page, counts, questions, questionCounts, changes, sources, preview, deleted] = await Promise.all([
    listEntries(ctx, address),
    countEntries(ctx),
    listUnanswered(ctx, address),
    countQuestions(ctx),
    countDraftChanges(ctx),
    listSources(ctx),
    isSearch || q === '' ? undefined : previewAnswer(ctx, q, asked),
    deletedId !== undefined && hasPermission(ctx, 'receptionist.change') ? findDeletedEntry(ctx, deletedId) : undefined,
  ])
  return {
    base: receptionistPath(ctx),
    path: knowledgePath(ctx),
    languages: getLanguages(ctx),
    page,
    counts,
    sources,
    show,
    words: isSearch ? q : '',
    query: q,
    preview,
    deleted,
    asked: changes === 0 ? undefined : asked,
    unanswered: { questions, counts: questionCounts, filter },
    today: irishDay(ctx.now()),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const then = (done: string) => () => {
    const params = new URLSearchParams(new URL(request.url).search)
    params.delete('deleted')
    params.set('done', done)
    return `${knowledgePath(ctx)}?${params}`
  }
  return answerForm(request, {
    check: (fields) => checkEntries(ctx, [fields]).then(then('checked')),
    'check-listed': (fields) =>
      checkEntries(ctx, Object.values(nestFields(fields).entries ?? {})).then(then('listed-checked')),
    dismiss: ({ question = '' }) => dismissUnanswered(ctx, question).then(then('dismissed')),
    restore: ({ entry = '' }) => restoreEntry(ctx, entry).then(then('restored')),
    reopen: ({ question = '' }) => reopenUnanswered(ctx, question).then(then('reopened')),
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const DONE = {
  saved: { title: 'Answer saved', description: 'It is in the draft. Callers hear it when it is published.' },
  checked: { title: 'Answer checked' },
  'listed-checked': { title: 'Answers checked' },
  restored: { title: 'Answer put back', description: 'It is in the draft again.' },
  accepted: { title: 'Answer accepted', description: 'It is in the draft. Callers hear it when it is published.' },
  removed: { title: 'Removed', description: 'Answers that you accepted from it stay.' },
  deleted: { title: 'Answer deleted', description: 'Callers hear it until you publish.' },
  dismissed: { title: 'Put aside', description: 'It is under “Not for us”, and can be put back.' },
  reopened: { title: 'Question put back' },
}

export default function Knowledge({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <DoneToast messages={DONE} />
      <KnowledgeScreen {...loaderData} refusal={actionData} />
    </>
  )
}
