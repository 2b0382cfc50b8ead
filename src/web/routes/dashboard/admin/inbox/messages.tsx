import { href, useLocation } from 'react-router'
import { ENQUIRY_KIND_LABELS, ENQUIRY_KINDS } from '#contracts/inbox.ts'
import { changeEnquiries, listEnquiries } from '#server/domains/enquiries/index.ts'
import { listStaff } from '#server/domains/identity/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import { revalidateAfterRefusal } from '#web/features/form/revalidate-after-refusal.ts'
import { AssigneeFilter } from '#web/features/inbox/assignee-filter.tsx'
import { MessageList } from '#web/features/inbox/message-list.tsx'
import { FilterChoice, ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { PortalTitle } from '#web/features/portal-frame/portal-frame.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { answerForm } from '../../../answer-form.ts'
import { readSearchParams } from '../../read-search-params.ts'
import type { Route } from './+types/messages.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [list, staff] = await Promise.all([listEnquiries(ctx, readSearchParams(request)), listStaff(ctx)])
  return { list, staff }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  // `fields` keeps one value of each name, but the chosen rows are many.
  const copy = request.clone()
  return answerForm(request, {
    bulk: async (fields) => {
      const ids = (await copy.formData()).getAll('ids')
      await changeEnquiries(ctx, { ...fields, ids })
      const { searchParams } = new URL(request.url)
      searchParams.delete('index')
      searchParams.set('done', fields.action ?? '')
      return `${href('/dashboard/admin/inbox')}?${searchParams}`
    },
  })
}

export const shouldRevalidate = revalidateAfterRefusal

const DONE = {
  assign: { title: 'Assigned' },
  answered: { title: 'Marked answered' },
  spam: { title: 'Moved to spam' },
  not_spam: { title: 'Back in the inbox', description: 'Acknowledgments that were held back are on their way.' },
}

const VIEWS = [
  ['open', 'Open'],
  ['answered', 'Answered'],
  ['spam', 'Spam'],
  ['all', 'All'],
] as const

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { list, staff } = loaderData
  const { q, view, kind, assignee } = list.filter
  const { search } = useLocation()
  return (
    <div className="grid gap-5">
      <DoneToast messages={DONE} />
      <div className="-mb-5 flex flex-wrap items-start justify-between gap-x-4">
        <PortalTitle title="Inbox">Answered within 24 hours, the most urgent first</PortalTitle>
        <DownloadLink
          to={{ pathname: href('/dashboard/admin/inbox/export.csv'), search }}
          className="max-sm:mb-6 max-sm:w-full"
        >
          Export CSV
        </DownloadLink>
      </div>
      <ListFilter label="Search messages" query={q} placeholder="Name, email or words of the message">
        <FilterChoice name="view" label="Show" value={view} options={VIEWS} />
        <FilterChoice
          name="kind"
          label="Kind"
          value={kind ?? ''}
          options={[['', 'All'], ...ENQUIRY_KINDS.map((value) => [value, ENQUIRY_KIND_LABELS[value]] as const)]}
        />
        <AssigneeFilter value={assignee} staff={staff} />
      </ListFilter>
      <MessageList list={list} staff={staff} refusal={actionData} />
    </div>
  )
}
