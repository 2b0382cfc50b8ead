import { Suspense } from 'react'
import { Await } from 'react-router'
import { AccessDenied } from '#web/features/portal-frame/access-denied.tsx'
import { PortalFrame, PortalTitle } from '#web/features/portal-frame/portal-frame.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Overview } from './overview.ts'

type Refused = { refused: unknown }

type DashboardPageProps = {
  title: string
  /** A promise while the browser has to wait for it. */
  overview: Overview | Promise<Overview | Refused>
}

/** While the page is there already, a refusal is one of the things it may show. */
export function keepRefusal(overview: Promise<Overview>): Promise<Overview | Refused> {
  return overview.catch((error: unknown) => ({ refused: error }))
}

export function DashboardPage({ title, overview }: DashboardPageProps) {
  return (
    <Suspense fallback={<Waiting title={title} />}>
      <Await resolve={overview}>
        {(known) =>
          'refused' in known ? <AccessDenied error={known.refused} /> : <Shown title={title} overview={known} />
        }
      </Await>
    </Suspense>
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <PortalFrame person={undefined}>
      <title>{title}</title>
      <p role="status">Loading...</p>
    </PortalFrame>
  )
}

function Shown({ title, overview }: { title: string; overview: Overview }) {
  const { person, firstName, organisation, plan } = overview
  return (
    <PortalFrame person={person}>
      <PortalTitle title={title}>{`Welcome back, ${firstName}`}</PortalTitle>
      {!organisation.isComplete && (
        <Notice className="mb-4" title="Some details of your organisation are missing">
          Invoices need them. <TextLink to="/account#organisation">Complete your organisation</TextLink>
        </Notice>
      )}
      <Panel title={organisation.name} aside={<TextLink to="/account">Your account</TextLink>}>
        {plan === undefined ? (
          <p className="text-ui text-ink-2">Your account belongs to the company itself.</p>
        ) : (
          <PlanLine {...plan} />
        )}
      </Panel>
    </PortalFrame>
  )
}

function PlanLine({ name, standing }: NonNullable<Overview['plan']>) {
  return (
    <dl className="grid gap-1 text-ui">
      <dt className="text-small text-muted">Plan</dt>
      <dd className="font-heading text-(length:--text-title) font-[560]">{name}</dd>
      <dd className="text-ink-2">{standing}</dd>
    </dl>
  )
}
