import { useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'

const CHOICES = ['system', 'light', 'dark'] as const
type Choice = (typeof CHOICES)[number]
const LABELS: Record<Choice, string> = { system: 'System', light: 'Light', dark: 'Dark' }

const listeners = new Set<() => void>()

function storedChoice(): Choice {
  const stored = localStorage.getItem('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function choose(choice: Choice): void {
  if (choice === 'system') localStorage.removeItem('theme')
  else localStorage.setItem('theme', choice)
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function ThemeSwitch({ className }: { className?: string }) {
  const choice = useSyncExternalStore(subscribe, storedChoice, () => 'system' as const)
  return (
    <fieldset className={classNames('flex gap-1 text-small', className)}>
      <legend className="sr-only">Theme</legend>
      {CHOICES.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={choice === option}
          onClick={() => choose(option)}
          className="min-h-9 cursor-pointer rounded-control px-2.5 text-muted hover:text-ink aria-pressed:bg-ink/8 aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {LABELS[option]}
        </button>
      ))}
    </fieldset>
  )
}
