import { type KeyboardEvent, useRef } from 'react'

type Option<Value extends string> = { value: Value; label: string }

type SegmentedTabsProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Id of the panel that the tabs change. */
  controls: string
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs that change what one form is about. Arrow keys move, as in any tab list. */
export function SegmentedTabs<Value extends string>({
  label,
  options,
  value,
  onChange,
  controls,
}: SegmentedTabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = options.findIndex((option) => option.value === value)
    const next = (index + step + options.length) % options.length
    const option = options[next]
    if (option !== undefined) onChange(option.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="grid auto-cols-fr grid-flow-col border-b border-line-strong"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          id={`${controls}-${option.value}`}
          aria-selected={option.value === value}
          aria-controls={controls}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          className="-mb-px min-h-[46px] cursor-pointer border-b-[3px] border-transparent text-left text-[0.9375rem] font-[560] text-muted hover:text-ink aria-selected:border-lichen aria-selected:text-ink"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
