import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type Option<Value extends string> = { value: Value; label: string }

type SegmentedTabsProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Id of the panel that the tabs change. */
  controls: string
}

/** Tabs inside one form. Arrow keys move between them. */
export function SegmentedTabs<Value extends string>(props: SegmentedTabsProps<Value>) {
  const { label, options, value, onChange, controls } = props
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const current = options.findIndex((option) => option.value === value)
    const next = nextIndex(event.key, current, options.length)
    const option = options[next]
    if (option === undefined) return
    event.preventDefault()
    onChange(option.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="sliding-tabs is-segmented grid auto-cols-fr grid-flow-col border-b border-line-strong"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          id={tabId(controls, option.value)}
          aria-selected={option.value === value}
          aria-controls={controls}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          className="relative min-h-[46px] cursor-pointer pr-5 text-left text-label font-demibold text-muted hover:text-ink aria-selected:text-ink"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

/** The panel of the chosen tab, which names it. */
export function SegmentedPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  )
}

function nextIndex(key: string, current: number, count: number): number {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`
}
