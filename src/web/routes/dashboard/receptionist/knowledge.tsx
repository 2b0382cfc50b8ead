import { knowledgeAddress } from '#contracts/receptionist/knowledge.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { previewAnswer } from '#server/assistant/turn/preview-answer.ts'
import {
  checkEntry,
  countEntries,
  countQuestions,
  dismissUnanswered,
  listEntries,
  listUnanswered,
  reopenUnanswered,
} from '#server/domains/knowledge/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { alsoAfterRefusal } from '#web/features/form/also-after-refusal.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { KnowledgeScreen } from '#web/features/receptionist/knowledge/knowledge-screen.tsx'
import { answerForm } from '../../answer-form.ts'
import { addressOf } from '../address-of.ts'
import type { Route } from './+types/knowledge.ts'
import { knowledgePath, languagesOf } from './knowledge-path.ts'
import { receptionistPath } from './receptionist-path.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const address = addressOf(request)
  const { q, find, show, questions: filter } = knowledgeAddress.parse(address)
  const isSearch = find === 'words' && q !== ''
  const [page, counts, questions, questionCounts, preview] = await Promise.all([
    listEntries(ctx, address),
    countEntries(ctx),
    listUnanswered(ctx, address),
    countQuestions(ctx),
    isSearch || q === '' ? undefined : previewAnswer(ctx, q),
  ])
  return {
    base: receptionistPath(ctx),
    path: knowledgePath(ctx),
    languages: languagesOf(ctx),
    page,
    counts,
    show,
    words: isSearch ? q : '',
    query: q,
    preview,
    unanswered: { questions, counts: questionCounts, filter },
    today: irishDay(ctx.now()),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const then = (done: string) => () => {
    const params = new URLSearchParams(new URL(request.url).search)
    params.set('done', done)
    return `${knowledgePath(ctx)}?${params}`
  }
  return answerForm(request, {
    check: (fields) => checkEntry(ctx, fields).then(then('checked')),
    dismiss: ({ question = '' }) => dismissUnanswered(ctx, question).then(then('dismissed')),
    reopen: ({ question = '' }) => reopenUnanswered(ctx, question).then(then('reopened')),
  })
}

export const shouldRevalidate = alsoAfterRefusal

const DONE = {
  saved: { title: 'Answer saved', description: 'It counts from the next message on.' },
  checked: { title: 'Answer checked' },
  deleted: { title: 'Answer deleted', description: 'Callers hear it no more.' },
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
