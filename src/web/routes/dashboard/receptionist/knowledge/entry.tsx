import { data } from 'react-router'
import { readParam } from '#contracts/params.ts'
import { type KnowledgeEntry, newEntryAddress } from '#contracts/receptionist/knowledge.ts'
import type { Ctx } from '#server/context.ts'
import {
  checkEntries,
  deleteEntry,
  findLiveText,
  getEntry,
  getUnanswered,
  saveEntry,
} from '#server/domains/knowledge/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { EntryPage } from '#web/features/receptionist/knowledge/entry-page.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { getLanguages, knowledgePath } from '../receptionist-path.ts'
import { revalidateAfterForms } from '../revalidate-after-forms.ts'
import type { Route } from './+types/entry.ts'
import { asQuestion } from './as-question.ts'

/** A deleted entry keeps its page, so that a colleague's typed text is not lost. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const id = readParam(params, 'entryId')
  const entry = await getEntry(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  const { question: unansweredId } = newEntryAddress.parse(readSearchParams(request))
  const page = {
    entry,
    start: entry === null || unansweredId === undefined ? entry : await addWording(ctx, entry, unansweredId),
    unansweredId,
    live: await findLiveText(ctx, id),
    path: knowledgePath(ctx),
    languages: getLanguages(ctx),
  }
  return data(page, { status: entry === null ? 404 : 200 })
}

/** The texts of an entry with a caller's question as another wording. */
async function addWording(ctx: Ctx, entry: KnowledgeEntry, unansweredId: string): Promise<KnowledgeEntry> {
  const { text, language } = await loadOrNotFound(getUnanswered(ctx, unansweredId))
  const field = language === 'en' ? 'questionEn' : 'questionGa'
  return entry[field] === null ? entry : { ...entry, [field]: `${entry[field]}\n${asQuestion(text)}` }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const id = readParam(params, 'entryId')
  const then = (done: string) => () => `${knowledgePath(ctx)}?done=${done}`
  return answerForm(request, {
    // Without a version it is the form of a deleted entry.
    save: ({ version, question, ...fields }) => {
      const known = version === undefined ? undefined : { id, version }
      return saveEntry(ctx, fields, { known, unansweredId: question }).then(then('saved'))
    },
    check: ({ version }) => checkEntries(ctx, [{ id, version }]).then(then('checked')),
    // The target page offers to restore it.
    delete: () => deleteEntry(ctx, id).then(() => `${knowledgePath(ctx)}?deleted=${id}`),
  })
}

export const shouldRevalidate = revalidateAfterForms

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ entry }) => entry?.topic ?? 'This answer no longer exists',
}

export default function Entry({ loaderData, actionData }: Route.ComponentProps) {
  return <EntryPage {...loaderData} refusal={actionData} />
}
