import { newEntryAddress } from '#contracts/receptionist/knowledge.ts'
import { findLikelyAnswers, getUnanswered, saveEntry } from '#server/domains/knowledge/index.ts'
import { findHelpfulPassage } from '#server/domains/material/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { EntryEditor } from '#web/features/receptionist/knowledge/entry-editor.tsx'
import { BackToKnowledge } from '#web/features/receptionist/knowledge/entry-page.tsx'
import { LikelyPanel } from '#web/features/receptionist/knowledge/likely-panel.tsx'
import { HelpfulPanel } from '#web/features/receptionist/material/helpful-panel.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import { onlyWith } from '../../access.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { getLanguages, knowledgePath } from '../receptionist-path.ts'
import { revalidateAfterForms } from '../revalidate-after-forms.ts'
import type { Route } from './+types/new-entry.ts'
import { asQuestion } from './as-question.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('receptionist.change')]

/** Prefilled with a question without an answer, or with a question from a trial. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const { question: unansweredId, passage, q, language = 'en' } = newEntryAddress.parse(readSearchParams(request))
  const asked =
    unansweredId === undefined ? { text: q, language } : await loadOrNotFound(getUnanswered(ctx, unansweredId))
  const question = asQuestion(asked.text)
  const helpful = unansweredId === undefined ? undefined : await findHelpfulPassage(ctx, asked)
  const words = helpful?.id === passage ? helpful?.answer : undefined
  return {
    path: knowledgePath(ctx),
    languages: getLanguages(ctx),
    start:
      asked.language === 'en'
        ? { questionEn: question, answerEn: words ?? null }
        : { questionGa: question, answerGa: words ?? null },
    helpful,
    likely: unansweredId === undefined ? [] : await findLikelyAnswers(ctx, asked),
    unansweredId,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const save = async ({ question, ...fields }: Record<string, string>) => {
    await saveEntry(ctx, fields, { unansweredId: question })
    return `${knowledgePath(ctx)}?done=saved`
  }
  return answerForm(request, { save })
}

export const shouldRevalidate = revalidateAfterForms

export const handle: PageTitleHandle = { pageTitle: 'New answer' }

export default function NewEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { helpful, likely, ...editor } = loaderData
  const title = loaderData.unansweredId === undefined ? 'New answer' : 'Write the answer'
  return (
    <>
      <BackToKnowledge path={loaderData.path} />
      <div className="knowledge-editor">
        <EntryEditor title={title} {...editor} refusal={actionData} />
        <aside aria-label="What may help" className="grid content-start gap-4 empty:hidden">
          {likely.length > 0 && <LikelyPanel {...editor} likely={likely} />}
          {helpful !== undefined && <HelpfulPanel {...editor} passage={helpful} />}
        </aside>
      </div>
    </>
  )
}
