import type { Policy } from '#server/domains/compliance/index.ts'
import { TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'

export function PolicyFields({ policy }: { policy?: Policy }) {
  return (
    <>
      <TextEntry name="name" label="Policy name" defaultValue={policy?.name ?? ''} />
      <TextAreaEntry
        name="description"
        label="What it covers"
        hint="With the law or the circular behind it."
        isOptional
        defaultValue={policy?.description ?? ''}
      />
      <TextEntry name="owner" label="Owner" hint="The person responsible." defaultValue={policy?.owner ?? ''} />
      <TextAreaEntry
        name="checklist"
        label="Checklist"
        hint="What each review looks at, one a line. Reviews that are recorded keep the list they had."
        rows={6}
        defaultValue={policy?.checklist.join('\n') ?? ''}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry
          name="reviewMonths"
          label="Reviewed every, months"
          inputMode="numeric"
          defaultValue={String(policy?.reviewMonths ?? 12)}
        />
        <TextEntry
          name="nextReview"
          label="Next review"
          type="date"
          hint="We mail everyone here two weeks before, and on the day."
          defaultValue={policy?.nextReview ?? ''}
        />
      </div>
    </>
  )
}
