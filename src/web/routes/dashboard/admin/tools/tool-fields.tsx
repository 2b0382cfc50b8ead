import { PLANS } from '#contracts/plans.ts'
import { MAX_TOOL_DESCRIPTION_LENGTH, TOOL_AUDIENCE_LABELS, TOOL_KIND_LABELS } from '#contracts/tool-form.ts'
import type { Tool } from '#contracts/tools.ts'
import { SelectEntry, TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

type Props = { tool?: Tool /** What was sent and refused keeps its tick. */; sentActive?: boolean | undefined }

export function ToolFields({ tool, sentActive }: Props) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry name="name" label="Name" defaultValue={tool?.name ?? ''} />
        <TextEntry
          name="slug"
          label="Slug"
          defaultValue={tool?.slug ?? ''}
          hint="Its name in addresses: small letters, digits and hyphens."
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextAreaEntry
        name="description"
        label="Description"
        defaultValue={tool?.description ?? ''}
        hint={`What it does for them, in a sentence. At most ${MAX_TOOL_DESCRIPTION_LENGTH} characters.`}
        rows={3}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectEntry name="targetAudience" label="Audience" defaultValue={tool?.targetAudience ?? 'BUSINESS'}>
          {Object.entries(TOOL_AUDIENCE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectEntry>
        <SelectEntry name="kind" label="Kind" defaultValue={tool?.kind ?? 'service'}>
          {Object.entries(TOOL_KIND_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectEntry>
      </div>
      <SelectEntry
        name="includedFrom"
        label="Included from plan"
        defaultValue={tool?.includedFrom ?? ''}
        hint="Of services. Sector modules are licensed one by one."
      >
        <option value="">In no plan, sold separately</option>
        {Object.values(PLANS).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectEntry>
      <Checkbox
        name="isActive"
        defaultChecked={sentActive ?? tool?.isActive ?? true}
        hint="Without it nobody new gets the tool. Who uses it keeps it."
      >
        Offered by the portals
      </Checkbox>
    </>
  )
}
