import { href } from 'react-router'
import { TOOL_AUDIENCE_LABELS, TOOL_KIND_LABELS } from '#contracts/tool-form.ts'
import type { CatalogueEntry } from '#server/domains/tools/index.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type Props = { tools: CatalogueEntry[]; refusal: Refusal | undefined }

export function ToolTable({ tools, refusal }: Props) {
  return <DataTable caption="AI tools" columns={columnsWith(refusal)} rows={tools} rowKey={({ id }) => id} />
}

function columnsWith(refusal: Refusal | undefined): Column<CatalogueEntry>[] {
  return [
    {
      key: 'name',
      head: 'Tool',
      cell: ({ name, slug, description }) => (
        <>
          <span className="font-demibold">{name}</span>
          <small className="max-w-[44ch] break-words">{description}</small>
          <small className="break-all">{slug}</small>
        </>
      ),
    },
    { key: 'kind', head: 'Kind', isExtra: true, cell: ({ kind }) => TOOL_KIND_LABELS[kind] },
    { key: 'audience', head: 'Audience', cell: ({ targetAudience }) => TOOL_AUDIENCE_LABELS[targetAudience] },
    {
      key: 'status',
      head: 'Status',
      place: 'end',
      cell: ({ isActive }) => (isActive ? <Badge tone="positive">Active</Badge> : <Badge>Inactive</Badge>),
    },
    { key: 'users', head: 'In use by', isNumber: true, isExtra: true, cell: ({ usersNow }) => usersNow },
    { key: 'actions', head: 'Actions', cell: (tool) => <ToolActions tool={tool} refusal={refusal} /> },
  ]
}

/** The accessible name of each action names the tool. */
function ToolActions({ tool, refusal }: { tool: CatalogueEntry; refusal: Refusal | undefined }) {
  const { id, name, isActive } = tool
  const at = href('/dashboard/admin/tools/:toolId', { toolId: id })
  const link = (to: string, label: string) => (
    <ButtonLink to={to} variant="ghost" size="sm" aria-label={`${label} ${name}`}>
      {label}
    </ButtonLink>
  )
  const form = (intent: string, label: string) => (
    <Form
      intent={intent}
      hidden={{ id }}
      refusal={refusal}
      submit={label}
      submitLabel={`${label} ${name}`}
      variant="ghost"
      size="sm"
    />
  )
  return (
    <div className="-ml-3 flex flex-wrap items-center max-desk:mt-1 xl:flex-nowrap">
      {link(at, 'Edit')}
      {form('duplicate', 'Duplicate')}
      {link(`${at}/preview`, 'Preview')}
      {isActive ? form('deactivate', 'Deactivate') : form('activate', 'Activate')}
      {link(`${at}/delete`, 'Delete')}
    </div>
  )
}
