import { randomUUID } from 'node:crypto'
import { diaryAddress } from '#contracts/receptionist/diary-screen.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '#server/calendar/irish-day.ts'
import { blockTime, listOffers } from '#server/domains/bookings/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BlockForm } from '#web/features/receptionist/diary/block-form.tsx'
import { diaryLink, readPlace } from '#web/features/receptionist/diary/diary-place.ts'
import { answerForm, moveErrorToFields } from '../../../answer-form.ts'
import { readInstant } from '../../../read-fields.ts'
import { onlyWith } from '../../access.ts'
import { readSearchParams } from '../../read-search-params.ts'
import { diaryPath } from '../receptionist-path.ts'
import type { Route } from './+types/new-block.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('bookings.change')]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const { day = irishDay(ctx.now()), who } = diaryAddress.parse(readSearchParams(request))
  const offers = await listOffers(ctx)
  return { base: diaryPath(ctx), offers, day, diaryId: who ?? offers.diaries[0]?.id ?? '', formKey: randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const { view, who } = readPlace(new URL(request.url).search)
  return answerForm(request, {
    block: async ({ day, time, lastDay, lastTime, ...fields }) => {
      const startsAt = readInstant({ day, time: time || '00:00' })
      const last = { day: 'lastDay', time: 'lastTime' }
      const endsAt = lastTime
        ? readInstant({ day: lastDay, time: lastTime }, last)
        : endOfDay(readInstant({ day: lastDay, time: '00:00' }, last))
      const asked = blockTime(ctx, { ...fields, startsAt, endsAt })
      const { id, bookingsInside } = await moveErrorToFields(asked, {
        startsAt: 'time',
        endsAt: lastTime ? 'lastTime' : 'lastDay',
      })
      const done = bookingsInside > 0 ? 'blocked-around' : 'blocked'
      return diaryLink(`${diaryPath(ctx)}/blocks/${id}`, { day: irishDay(startsAt), view, who }, { done })
    },
  })
}

const endOfDay = (start: string) => startOfIrishDay(addToDay(irishDay(start), { days: 1 }))

export const shouldRevalidate = revalidateAfterRefusal

export const handle: PageTitleHandle = { pageTitle: 'Block time' }

export default function NewBlock({ loaderData, actionData }: Route.ComponentProps) {
  return <BlockForm {...loaderData} refusal={actionData} />
}
