import { readParam } from '#contracts/params.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { getBlock, unblockTime } from '#server/domains/bookings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BlockPanel } from '#web/features/receptionist/diary/block-panel.tsx'
import { diaryLink, readPlace } from '#web/features/receptionist/diary/diary-place.ts'
import { answerForm, loadOrNotFound } from '../../../answer-form.ts'
import { diaryPath } from '../receptionist-path.ts'
import type { Route } from './+types/block.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return { base: diaryPath(ctx), block: await loadOrNotFound(getBlock(ctx, readParam(params, 'blockId'))) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const blockId = readParam(params, 'blockId')
  const place = readPlace(new URL(request.url).search)
  return answerForm(request, {
    unblock: async () => {
      const { from } = await getBlock(ctx, blockId)
      await unblockTime(ctx, { blockId })
      return diaryLink(diaryPath(ctx), { ...place, day: place.day ?? irishDay(from) }, { done: 'unblocked' })
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ block }) => `Blocked time: ${block.reason}`,
}

export default function Block({ loaderData, actionData }: Route.ComponentProps) {
  return <BlockPanel key={loaderData.block.id} {...loaderData} refusal={actionData} />
}
