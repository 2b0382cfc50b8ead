import { diaryAddress } from '#contracts/receptionist/diary-screen.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { listWaiting, listWeek, offerByHand, removeWaiting, saveOfferMinutes } from '#server/domains/bookings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { diaryLink, readPlace } from '#web/features/receptionist/diary/diary-place.ts'
import { WaitingPanel } from '#web/features/receptionist/diary/waiting-panel.tsx'
import { answerForm } from '../../../answer-form.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { diaryPath } from '../receptionist-path.ts'
import type { Route } from './+types/waiting.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const day = diaryAddress.parse(readSearchParams(request)).day ?? irishDay(ctx.now())
  return { base: diaryPath(ctx), waiting: await listWaiting(ctx, listWeek(day)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const place = readPlace(new URL(request.url).search)
  const here = (done: string) => diaryLink(`${diaryPath(ctx)}/waiting`, place, { done })
  return answerForm(request, {
    offer: ({ entryId }) => offerByHand(ctx, { entryId }).then(() => here('offered')),
    remove: ({ entryId }) => removeWaiting(ctx, { entryId }).then(() => here('removed')),
    minutes: ({ minutes }) => saveOfferMinutes(ctx, { minutes }).then(() => here('minutes')),
  })
}

export const shouldRevalidate = revalidateAfterRefusal

export const handle = { pageTitle: () => 'Waiting list' }

export default function Waiting({ loaderData, actionData }: Route.ComponentProps) {
  return <WaitingPanel {...loaderData} refusal={actionData} />
}
