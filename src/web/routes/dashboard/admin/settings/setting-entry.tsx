import type { ComponentProps } from 'react'
import type { SettingsTexts } from '#contracts/settings-form.ts'
import { TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'

type Own<Entry extends typeof TextEntry | typeof TextAreaEntry> = Omit<ComponentProps<Entry>, 'defaultValue'> & {
  texts: SettingsTexts
}

export function SettingEntry({ texts, ...entry }: Own<typeof TextEntry>) {
  return <TextEntry {...entry} defaultValue={texts[entry.name] ?? ''} />
}

export function LinesEntry({ texts, ...entry }: Own<typeof TextAreaEntry>) {
  return <TextAreaEntry {...entry} defaultValue={texts[entry.name] ?? ''} />
}
