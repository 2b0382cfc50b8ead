import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { irishDay } from '#contracts/words/dates.ts'
import { getOwnDeskTime, saveDeskTime } from '#server/domains/receptionists/index.ts'
import { deleteSaving, importSavings, listSavings, recordRating, recordSaving } from '#server/domains/savings/index.ts'
import { listToolSubscriptions } from '#server/domains/tools/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../../answer-form.ts'
import { readSearchParams } from '../../read-search-params.ts'
import type { Route } from './+types/savings.ts'
import { DeskTimeForm } from './savings/desk-time-form.tsx'
import { ImportForm } from './savings/import-form.tsx'
import { RatingForm } from './savings/rating-form.tsx'
import { RecordsPanel } from './savings/records-panel.tsx'
import { SavingForm } from './savings/saving-form.tsx'

export const shouldRevalidate = revalidateAfterRefusal

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [records, tools, deskTime] = await Promise.all([
    listSavings(ctx, readSearchParams(request)),
    listToolSubscriptions(ctx),
    getOwnDeskTime(ctx),
  ])
  return {
    records,
    deskTime,
    tools: tools.map(({ toolId, name }) => ({ id: toolId, name })),
    today: irishDay(ctx.now()),
    formKey: randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const { search } = new URL(request.url)
  const then = (done: string) => () => {
    const params = new URLSearchParams(search)
    params.set('done', done)
    return `${href('/dashboard/business/analytics/savings')}?${params}`
  }
  return answerForm(request, {
    record: (fields) => recordSaving(ctx, fields).then(then('recorded')),
    import: (fields) => importSavings(ctx, fields).then(then('imported')),
    rate: (fields) => recordRating(ctx, fields).then(then('rated')),
    delete: (fields) => deleteSaving(ctx, fields).then(then('deleted')),
    'desk-time': (fields) => saveDeskTime(ctx, fields).then(then('desk-time')),
  })
}

const DONE = {
  recorded: { title: 'Saving recorded', description: 'It counts in every figure from now on.' },
  imported: { title: 'Savings imported', description: 'They count in every figure from now on.' },
  rated: { title: 'Rating recorded', description: 'It counts in customer satisfaction.' },
  deleted: { title: 'Record deleted' },
  'desk-time': { title: 'Figures saved', description: 'Savings are counted with them from now on.' },
}

export const handle: PageTitleHandle = { pageTitle: 'Recorded savings' }

export default function BusinessSavings({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { records, tools, deskTime, today, formKey } = loaderData
  const form = { refusal, formKey, today }
  return (
    <div className="grid gap-4">
      <DoneToast messages={DONE} />
      <div>
        <BackLink to={href('/dashboard/business/analytics')}>Back to Analytics</BackLink>
        <h2 className="font-heading text-xl font-demibold tracking-[-0.008em]">Recorded savings</h2>
      </div>
      <div className="grid items-start gap-4 rail:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Allowed to="savings.change">
          <div className="grid gap-4">
            <Panel title="Record a saving">
              <SavingForm {...form} tools={tools} />
            </Panel>
            <Panel title="Import from a file">
              <ImportForm {...form} />
            </Panel>
            <Panel title="Record a rating">
              <RatingForm {...form} />
            </Panel>
            <Panel title="What your receptionist saves">
              <DeskTimeForm deskTime={deskTime} refusal={refusal} />
            </Panel>
          </div>
        </Allowed>
        <RecordsPanel records={records} refusal={refusal} />
      </div>
    </div>
  )
}
