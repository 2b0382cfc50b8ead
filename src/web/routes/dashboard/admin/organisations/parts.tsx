import { href } from 'react-router'
import { ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatMoment, formatShortDay } from '#contracts/words/dates.ts'
import { INVOICE_WORDS } from '#web/features/billing/invoice-words.ts'
import { QUOTE_WORDS } from '#web/features/quotes/quote-words.ts'
import { StateBadge } from '#web/features/support/state-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { OrganisationData } from './load-record.ts'
import { PartList } from './part-list.tsx'
import { projectRow } from './project-row.tsx'

type Props<Part extends keyof OrganisationData> = Pick<OrganisationData, 'organisation' | Part>

export function PeoplePart({ organisation, people }: Props<'people'>) {
  return (
    <PartList
      title="People"
      all={`${href('/dashboard/admin/users')}?organisation=${organisation.id}`}
      total={people.total}
      empty="Nobody belongs to it."
      rows={people.items.map((person) => ({
        key: person.userId,
        title: person.name,
        to: href('/dashboard/admin/users/:userId', { userId: person.userId }),
        note: `${person.email} · ${person.seen} · Second factor ${person.hasTwoFactor ? 'on' : 'off'}`,
        end: (
          <>
            <Badge tone={person.role === 'owner' ? 'accent' : 'neutral'}>{ORGANISATION_ROLE_LABELS[person.role]}</Badge>
            {person.isDisabled && <Badge tone="critical">Disabled</Badge>}
          </>
        ),
      }))}
    />
  )
}

export function InvoicesPart({ organisation, invoices }: Props<'invoices'>) {
  return (
    <PartList
      title="Invoices"
      all={`${href('/dashboard/admin/upgrade/invoices')}?organisation=${organisation.id}`}
      total={invoices.total}
      empty="Nothing was invoiced yet."
      rows={invoices.items.map(({ id, number, kind, issuedAt, dueAt, paidAt, totalCents, status }) => ({
        key: id,
        title: number,
        to: href('/dashboard/admin/upgrade/invoices/:invoiceId', { invoiceId: id }),
        note: [
          kind === 'credit_note' ? 'Credit note' : `Issued ${formatShortDay(issuedAt)}`,
          paidAt === null ? `due ${formatShortDay(dueAt)}` : `paid ${formatShortDay(paidAt)}`,
        ].join(', '),
        end: (
          <>
            <span className="tabular-nums">{formatEuro(totalCents)}</span>
            <Badge tone={INVOICE_WORDS[status].tone}>{INVOICE_WORDS[status].word}</Badge>
          </>
        ),
      }))}
    />
  )
}

export function TicketsPart({ organisation, tickets }: Props<'tickets'>) {
  return (
    <PartList
      title="Tickets"
      all={`${href('/dashboard/admin/inbox/tickets')}?view=all&organisation=${organisation.id}`}
      total={tickets.total}
      empty="They have not asked for help yet."
      rows={tickets.items.map(({ id, number, subject, state, dueAt, isOverdue, updatedAt }) => ({
        key: id,
        title: subject,
        to: href('/dashboard/admin/inbox/tickets/:ticketId', { ticketId: id }),
        note: `#${number} · ${dueAt === null ? `Changed ${formatMoment(updatedAt)}` : `Reply by ${formatMoment(dueAt)}`}`,
        end: (
          <>
            <StateBadge state={state} />
            {isOverdue && <Badge tone="critical">Overdue</Badge>}
          </>
        ),
      }))}
    />
  )
}

export function QuotesPart({ organisation, quotes }: Props<'quotes'>) {
  return (
    <PartList
      title="Quotes"
      all={`${href('/dashboard/admin/upgrade/quotes')}?organisation=${organisation.id}`}
      total={quotes.total}
      empty="Nothing was offered to them yet."
      rows={quotes.items.map(({ id, number, title, validUntil, netCents, status }) => ({
        key: id,
        title: `${number}, ${title}`,
        to: href('/dashboard/admin/upgrade/quotes/:quoteId', { quoteId: id }),
        note: `Valid until ${formatShortDay(validUntil)}`,
        end: (
          <>
            <span className="tabular-nums">{formatEuro(netCents)}</span>
            <Badge tone={QUOTE_WORDS[status].tone}>{QUOTE_WORDS[status].word}</Badge>
          </>
        ),
      }))}
    />
  )
}

/** Only public bodies have projects. */
export function ProjectsPart({ organisation, projects }: Props<'projects'>) {
  if (projects === null) return null
  return (
    <PartList
      title="Projects"
      all={href('/dashboard/admin/organisations/:organisationId/projects', { organisationId: organisation.id })}
      total={projects.total ?? 0}
      isMore={projects.isMore}
      empty="They have not created a project yet. Samples do not count."
      rows={projects.items.map(projectRow)}
    />
  )
}
