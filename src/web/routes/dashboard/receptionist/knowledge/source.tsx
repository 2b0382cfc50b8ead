import { readParam } from '#contracts/params.ts'
import { sourceAddress } from '#contracts/receptionist/material.ts'
import {
  acceptPassages,
  changeReread,
  dismissPassages,
  getSource,
  keepAnswer,
  listPassages,
  readAgain,
  removeSource,
  takeNewWords,
} from '#server/domains/material/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { SourcePage } from '#web/features/receptionist/material/source-page.tsx'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { knowledgePath } from '../receptionist-path.ts'
import type { Route } from './+types/source.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const id = readParam(params, 'sourceId')
  const address = readSearchParams(request)
  const source = await loadOrNotFound(getSource(ctx, id))
  const page = await loadOrNotFound(listPassages(ctx, id, address))
  return { path: knowledgePath(ctx), source, page, show: sourceAddress.parse(address).show }
}

type Result = { accepted: number; left: number }

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const sourceId = readParam(params, 'sourceId')
  const here = `${knowledgePath(ctx)}/sources/${sourceId}`
  const changed = (done: string) => () => `${here}?show=changed&done=${done}`
  return answerForm<Result>(request, {
    accept: async (fields) => ({ shown: await acceptPassages(ctx, listTicked(fields)) }),
    dismiss: (fields) => dismissPassages(ctx, listTicked(fields)).then(() => `${here}?done=dismissed`),
    take: ({ passageId = '' }) => takeNewWords(ctx, passageId).then(changed('taken')),
    keep: ({ passageId = '' }) => keepAnswer(ctx, passageId).then(changed('kept')),
    read: () => readAgain(ctx, { sourceId }).then(() => `${here}?done=asked`),
    reread: ({ reread }) => changeReread(ctx, { sourceId, reread }).then(() => `${here}?done=reread`),
    remove: () => removeSource(ctx, { sourceId }).then(() => `${knowledgePath(ctx)}?done=removed`),
  })
}

const listTicked = (fields: Record<string, string>) =>
  Object.keys(fields).flatMap((name) => (name.startsWith('passage.') ? [name.slice('passage.'.length)] : []))

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ source }) => source.name,
}

const DONE = {
  dismissed: { title: 'Dismissed', description: 'They come back when their source says something else.' },
  taken: { title: 'Answer changed', description: 'It is in the draft. Callers hear it when it is published.' },
  kept: { title: 'Answer kept' },
  asked: { title: 'It is read again', description: 'What is new or changed stands here afterwards.' },
  reread: { title: 'Saved' },
}

export default function Source({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData !== undefined && 'accepted' in actionData ? actionData : undefined
  const refusal = actionData !== undefined && 'intent' in actionData ? actionData : undefined
  return (
    <>
      <DoneToast messages={DONE} />
      <SourcePage {...loaderData} result={result} refusal={refusal} />
    </>
  )
}
