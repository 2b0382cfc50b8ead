import { useId, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { chooseTheme, currentTheme, subscribeToTheme, THEMES } from './theme.ts'

const LABELS = { system: 'System', light: 'Light', dark: 'Dark' }

/** Stores the choice in the browser. */
export function ThemeSwitch({ className }: { className?: string }) {
  const name = useId()
  const chosen = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system' as const)
  return (
    <fieldset className={classNames('theme-switch text-small', className)}>
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme) => (
        <label
          key={theme}
          className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control px-3 text-muted transition-[color,background-color,border-color] duration-(--dur-ui) hover:text-ink has-checked:bg-ink/8 has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          {LABELS[theme]}
        </label>
      ))}
    </fieldset>
  )
}
