import { Plus } from 'lucide-react'
import type { Service } from '#contracts/receptionist/diary.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { PLACE_WORDS } from '#contracts/words/service-place.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PartChanges, useChange } from './draft-changes.tsx'
import { SetUpPart } from './part.tsx'
import { ServiceForm } from './service-form.tsx'
import type { SetUpProps } from './set-up-props.ts'

export function ServicesPart({ setUp, refusal, edited, coming }: SetUpProps) {
  const { services, diaries } = setUp.configuration.diary
  const service = services.find(({ id }) => id === edited.service)
  const isOpen = edited.service === 'new' || service !== undefined
  return (
    <SetUpPart
      id="services"
      title="Services"
      intro="What can be booked, how long it takes, what it costs, where it is and who does it."
      brief={services.length === 1 ? 'One service' : `${services.length} services`}
      holds={['service']}
      isOpen={isOpen}
    >
      {services.length === 0 ? (
        <EmptyState title="No service yet" text="Callers leave a message instead of booking." />
      ) : (
        <DataTable
          caption="Services"
          columns={listColumns(
            new Map(diaries.flatMap(({ id, name, isArchived }) => (isArchived ? [] : [[id, name]]))),
          )}
          rows={services}
          rowKey={({ id }) => id}
        />
      )}
      {isOpen ? (
        <div id="service" className="set-up-sub">
          <h3>{service === undefined ? 'New service' : `Change ${service.name.en}`}</h3>
          <ServiceForm
            key={edited.service}
            service={service}
            diaries={diaries.filter(({ id, isArchived }) => !isArchived || service?.diaryIds.includes(id))}
            coming={coming.filter(({ serviceId }) => serviceId === service?.id)}
            version={setUp.revision}
            refusal={refusal}
          />
        </div>
      ) : (
        <Allowed to="receptionist.change">
          <div className="set-up-foot">
            <ButtonLink
              to="?service=new#service"
              variant="secondary"
              size="sm"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              Add a service
            </ButtonLink>
          </div>
        </Allowed>
      )}
      <PartChanges parts={['services']} />
    </SetUpPart>
  )
}

function listColumns(names: Map<string, string>): Column<Service>[] {
  return [
    {
      key: 'name',
      head: 'Service',
      cell: ({ id, name }) => (
        <>
          <b className="font-semibold">{name.en}</b> <NewInDraft id={id} />
          <span lang="ga" className="block text-small text-muted">
            {name.ga}
          </span>
        </>
      ),
    },
    {
      key: 'minutes',
      head: 'Length',
      isNumber: true,
      cell: ({ id, minutes }) => <LiveValue id={`${id}.minutes`} now={`${minutes} min`} />,
    },
    {
      key: 'price',
      head: 'Price',
      isNumber: true,
      cell: ({ id, priceCents }) => (
        <LiveValue
          id={`${id}.price`}
          now={priceCents === null ? 'Not named' : priceCents === 0 ? 'Free' : formatEuro(priceCents)}
        />
      ),
    },
    {
      key: 'place',
      head: 'Where',
      isExtra: true,
      cell: (service) => <LiveValue id={`${service.id}.place`} now={PLACE_WORDS[findServicePlace(service)]} />,
    },
    {
      key: 'who',
      head: 'Who',
      isExtra: true,
      cell: ({ diaryIds }) =>
        describeWho(
          diaryIds.flatMap((id) => names.get(id) ?? []),
          names.size,
        ),
    },
    {
      key: 'books',
      head: 'Booked',
      isExtra: true,
      cell: ({ booksAlone }) => (booksAlone ? 'By itself' : 'By a person, it takes a message'),
    },
    {
      key: 'change',
      head: 'Change',
      place: 'end',
      cell: ({ id, name }) => (
        <TextLink to={`?service=${id}#service`} isAlone aria-label={`${name.en}: details`}>
          Details
        </TextLink>
      ),
    },
  ]
}

/** Names up to three. Everybody in a longer list is a number, which stays on one line. */
function describeWho(names: string[], all: number): string {
  if (names.length > 3 && names.length === all) return `All ${all}`
  return names.join(', ') || 'Nobody'
}

/** The live value struck through, then the draft's. */
function LiveValue({ id, now }: { id: string; now: string }) {
  const before = useChange(id)?.lines[0]?.before
  if (before === undefined) return now
  return (
    <>
      <span className="sr-only">was </span>
      <s className="was">{before}</s>
      <span className="sr-only">, now</span> {now}
    </>
  )
}

function NewInDraft({ id }: { id: string }) {
  return useChange(id) === undefined ? null : <Badge tone="info">New in draft</Badge>
}
