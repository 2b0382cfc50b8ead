import { href, Link } from 'react-router'
import type { EnquiryItem, EnquiryList } from '#contracts/inbox-views.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Colleague } from './assignee-filter.tsx'
import { BulkForm } from './bulk-form.tsx'
import { DueMark } from './due-mark.tsx'
import { KindBadge, StatusBadge } from './status-badge.tsx'

type MessageListProps = { list: EnquiryList; staff: Colleague[]; refusal: Refusal | undefined }

export function MessageList({ list, staff, refusal }: MessageListProps) {
  const { filter, items } = list
  if (items.length === 0) {
    return (
      <Panel bodyClassName="">
        <EmptyList list={list} />
      </Panel>
    )
  }
  return (
    <>
      <BulkForm staff={staff} refusal={refusal} isSpam={filter.view === 'spam'}>
        <DataTable caption="Messages" columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
      </BulkForm>
      <Pager label="Messages" page={list} />
    </>
  )
}

const COLUMNS: Column<EnquiryItem>[] = [
  {
    key: 'choose',
    head: 'Choose',
    place: 'lead',
    cell: ({ id, sender }) => (
      <label className="relative z-10 -m-2.5 grid size-11 cursor-pointer place-items-center">
        <span className="sr-only">Choose the message from {sender}</span>
        <input type="checkbox" name="ids" value={id} className="size-5 cursor-pointer accent-(--accent)" />
      </label>
    ),
  },
  { key: 'from', head: 'From', cell: (item) => <SenderCell item={item} /> },
  {
    key: 'message',
    head: 'Message',
    cell: ({ topic, excerpt }) => (
      <span className="line-clamp-2 max-w-[46ch] break-words text-ink-2">
        {topic !== null && <b className="font-semibold">{topic}. </b>}
        {excerpt}
      </span>
    ),
  },
  { key: 'kind', head: 'Kind', cell: ({ kind, module }) => <KindBadge kind={kind} module={module} />, isExtra: true },
  {
    key: 'assignee',
    head: 'Assigned to',
    cell: ({ assignee }) => assignee ?? <span className="text-muted">Nobody</span>,
    isExtra: true,
  },
  {
    key: 'due',
    head: 'Due',
    cell: ({ due, status, createdAt }) =>
      due === null ? (
        <span className="flex flex-wrap items-center gap-2 text-small text-muted tabular-nums">
          <StatusBadge status={status} />
          {formatMoment(createdAt)}
        </span>
      ) : (
        <DueMark {...due} />
      ),
  },
]

function SenderCell({ item }: { item: EnquiryItem }) {
  return (
    <>
      <Link
        to={href('/dashboard/admin/inbox/:enquiryId', { enquiryId: item.id })}
        data-row
        className="row-target font-semibold break-words"
      >
        {item.sender}
      </Link>
      {item.organization !== '' && <small className="break-words">{item.organization}</small>}
    </>
  )
}

function EmptyList({ list: { filter } }: { list: EnquiryList }) {
  const isNarrowed = filter.q !== '' || filter.kind !== undefined || filter.assignee !== ''
  if (!isNarrowed && filter.view === 'open') {
    const action = <TextLink to="?view=all">Show everything</TextLink>
    return <EmptyState title="Nobody waits for an answer" text="New messages appear here at once." action={action} />
  }
  const action = <TextLink to={href('/dashboard/admin/inbox')}>Show what is open</TextLink>
  return <EmptyState title="No message matches" text="Try fewer words or other filters." action={action} />
}
