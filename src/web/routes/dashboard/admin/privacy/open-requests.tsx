import { href } from 'react-router'
import { PRIVACY_DAYS } from '#contracts/privacy-rights.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import type { PrivacyData } from './load-privacy.ts'

const PACES = [
  ['urgent', `Urgent, ${PRIVACY_DAYS.urgent} days`],
  ['standard', `Standard, ${PRIVACY_DAYS.standard} days`],
  ['complex', `Complex, ${PRIVACY_DAYS.complex} days`],
] as const

type Props = { requests: PrivacyData['requests']; refusal: Refusal | undefined }

export function OpenRequests({ requests, refusal }: Props) {
  if (requests.length === 0) {
    return <EmptyState title="No request is open" text="Those from accounts and from the GDPR page arrive here." />
  }
  return (
    <ul>
      {requests.map((request) => (
        <li
          key={request.id}
          className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-step py-4 last:border-b-0"
        >
          <div className="mr-auto grid min-w-0 gap-0.5 text-ui">
            <p className="flex flex-wrap items-center gap-2">
              <TextLink to={href('/dashboard/admin/inbox/:enquiryId', { enquiryId: request.id })} isAlone>
                {request.topic}
              </TextLink>
              {request.isLate && <Badge tone="critical">Overdue</Badge>}
            </p>
            <p className="break-words text-ink-2">
              {request.name} <span className="break-all">{request.email}</span>
            </p>
            <p className="text-small text-muted">{`Received ${request.received}, answer due ${request.due}`}</p>
            <TextLink to={`?email=${encodeURIComponent(request.email)}`} isAlone className="text-small">
              See what is held
            </TextLink>
          </div>
          <Form
            key={request.version}
            intent="pace"
            hidden={{ id: request.id }}
            refusal={refusal}
            submit="Change"
            submitLabel={`Change the response time of ${request.topic}, ${request.email}`}
            variant="secondary"
            className="max-sm:w-full sm:flex sm:items-end sm:gap-3"
          >
            <input type="hidden" name="version" value={request.version} />
            <SelectEntry name="pace" label="Response time" defaultValue={request.pace}>
              {PACES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectEntry>
          </Form>
        </li>
      ))}
    </ul>
  )
}
