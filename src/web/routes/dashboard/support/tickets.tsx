import { GraduationCap, LifeBuoy, Plus } from 'lucide-react'
import { getSupportPromise, listTickets } from '#server/domains/support/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { PromisePanel } from '#web/features/support/promise-panel.tsx'
import { SectorModules } from '#web/features/support/sector-modules.tsx'
import { TicketList } from '#web/features/support/ticket-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { readSearchParams } from '../read-search-params.ts'
import type { Route } from './+types/tickets.ts'
import { supportPath } from './support-path.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [list, promise] = await Promise.all([listTickets(ctx, readSearchParams(request)), getSupportPromise(ctx)])
  const base = supportPath(ctx)
  return { list, promise, base, isGovernment: base.includes('government') }
}

const DONE = {
  requested: { title: 'Request sent', description: 'A copy is on its way to you by email.' },
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The Support tab of both portals. */
export default function Tickets({ loaderData }: Route.ComponentProps) {
  const { list, promise, base, isGovernment } = loaderData
  return (
    <section aria-labelledby="support-title" className="grid gap-5">
      <DoneToast messages={DONE} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="support-title" className="font-heading text-title font-demibold">
          Support
        </h2>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:w-full">
          {isGovernment && (
            <Allowed to="tickets.change">
              <ButtonLink to={`${base}/training`} variant="secondary" icon={<GraduationCap {...ICON} />}>
                Request training
              </ButtonLink>
            </Allowed>
          )}
          <Allowed to="tickets.change">
            <ButtonLink to={`${base}/new`} icon={isGovernment ? <LifeBuoy {...ICON} /> : <Plus {...ICON} />}>
              {isGovernment ? 'Request support' : 'New ticket'}
            </ButtonLink>
          </Allowed>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
        <TicketList list={list} base={base} />
        <PromisePanel promise={promise} />
      </div>
      {isGovernment && <SectorModules base={base} />}
    </section>
  )
}
