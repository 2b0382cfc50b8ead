import { Form, href, useLocation } from 'react-router'
import { type FilteredOrganisation, OrganisationFilter } from '#web/features/organisation-admin/organisation-filter.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { ShownFilter } from './load-audit-log.ts'

type Props = {
  filter: ShownFilter
  organisation: FilteredOrganisation | null
  actions: { action: string; description: string }[]
}

/** The filter is in the address, so that it can be linked and works without JavaScript. */
export function AuditFilterForm({ filter, organisation, actions }: Props) {
  const { pathname } = useLocation()
  return (
    <Form method="get" role="search" aria-label="Filter the audit log" key={Object.values(filter).join('|')}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_10.5rem_10.5rem]">
        <Field label="Who" hint="An email address, an id, a job, or “visitor”.">
          {(control) => <TextInput {...control} name="actor" defaultValue={filter.actor} autoComplete="off" />}
        </Field>
        <Field label="What">
          {(control) => (
            <Select {...control} name="action" defaultValue={filter.action}>
              <option value="">Everything</option>
              {actions.map(({ action, description }) => (
                <option key={action} value={action}>
                  {description}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Subject" hint="An id, or the email address of a user.">
          {(control) => <TextInput {...control} name="subject" defaultValue={filter.subject} autoComplete="off" />}
        </Field>
        <Field label="From">
          {(control) => <TextInput {...control} type="date" name="from" defaultValue={filter.from} />}
        </Field>
        <Field label="To">
          {(control) => <TextInput {...control} type="date" name="to" defaultValue={filter.to} />}
        </Field>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <OrganisationFilter organisation={organisation} />
        <Button type="submit" className="max-sm:w-full">
          Show
        </Button>
        <ButtonLink to={pathname} variant="ghost" className="max-sm:w-full">
          Show everything
        </ButtonLink>
        <DownloadLink
          to={{
            pathname: href('/dashboard/admin/audit-log/export.csv'),
            search: new URLSearchParams(filter).toString(),
          }}
          className="sm:ml-auto max-sm:w-full"
        >
          Export CSV
        </DownloadLink>
      </div>
    </Form>
  )
}
