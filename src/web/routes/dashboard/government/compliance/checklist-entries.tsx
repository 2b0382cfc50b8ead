import { useEntry } from '#web/features/form/form.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** A box for each line of the checklist. Each has its own name, so that ticks survive a refusal. */
export function ChecklistEntries({ checklist }: { checklist: string[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-ui leading-[1.35] font-semibold">Checklist</legend>
      <p className="mt-1 text-small text-muted">Tick what is in order. An open line makes the outcome partial.</p>
      <div className="mt-1">
        {checklist.map((text, index) => (
          <Line key={text} name={`check-${index}`} text={text} />
        ))}
      </div>
    </fieldset>
  )
}

function Line({ name, text }: { name: string; text: string }) {
  const { typed } = useEntry(name)
  return (
    <Checkbox name={name} value={text} defaultChecked={typed === text}>
      <span className="break-words">{text}</span>
    </Checkbox>
  )
}

/** The ticked lines. Each box posts its line as its value. */
export function checkedLines(checklist: string[], fields: Record<string, string>): string[] {
  const sent = Object.entries(fields).filter(([name]) => name.startsWith('check-'))
  return sent.map(([, text]) => text).filter((text) => checklist.includes(text))
}
