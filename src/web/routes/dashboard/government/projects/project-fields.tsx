import { DEPARTMENTS } from '#contracts/projects.ts'
import { formatEuroInput } from '#contracts/words/amounts.ts'
import type { Project } from '#server/domains/projects/index.ts'
import { SelectEntry, TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'

/** An amount as typed: 250000.50. */

export function ProjectFields({ project }: { project?: Project | undefined }) {
  return (
    <>
      <TextEntry name="name" label="Project name" defaultValue={project?.name ?? ''} />
      <TextAreaEntry name="description" label="Description" isOptional defaultValue={project?.description ?? ''} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectEntry name="department" label="Department" defaultValue={project?.department ?? ''}>
          {project === undefined && <option value="">Please select</option>}
          {DEPARTMENTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectEntry>
        <TextEntry name="owner" label="Owner" hint="The person responsible." defaultValue={project?.owner ?? ''} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry
          name="budget"
          label="Budget, euro"
          inputMode="decimal"
          hint="Like 250,000."
          defaultValue={project === undefined ? '' : formatEuroInput(project.budgetCents)}
        />
        <TextEntry
          name="spend"
          label="Spent so far, euro"
          inputMode="decimal"
          hint={
            project === undefined
              ? 'Becomes the first entry of its spend.'
              : 'A change is entered as a correction. Enter single amounts on the project’s page.'
          }
          defaultValue={project === undefined ? '0' : formatEuroInput(project.spentCents)}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry name="startDate" label="Start date" type="date" defaultValue={project?.startDate ?? ''} />
        <TextEntry name="endDate" label="End date" type="date" defaultValue={project?.endDate ?? ''} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry
          name="citizensServed"
          label="Citizens served"
          inputMode="numeric"
          hint="To date."
          defaultValue={String(project?.citizensServed ?? 0)}
        />
        <TextEntry
          name="progress"
          label="Progress, percent"
          inputMode="numeric"
          hint="From 0 to 100."
          defaultValue={String(project?.progress ?? 0)}
        />
      </div>
    </>
  )
}
