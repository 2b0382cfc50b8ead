import { useState } from 'react'
import { countStrokes } from '#web/lib/ogham.ts'
import { Field } from '#web/ui/field.tsx'
import { OghamWord } from '#web/ui/ogham.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const MAX_LETTERS = 14

/** Draws any typed name in strokes. Without JavaScript it shows the initial one. */
export function NameInStrokes({ label }: { label: string }) {
  const [name, setName] = useState('Áine')
  const count = countStrokes(name)
  return (
    <div>
      <div className="noscript:hidden">
        <Field label={label} hint={`In ogham it has ${count} ${count === 1 ? 'stroke' : 'strokes'}.`}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={MAX_LETTERS}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="mt-6 flex h-14 items-center overflow-hidden text-accent">
        <OghamWord word={name} className="h-14 w-auto max-w-full" />
      </div>
    </div>
  )
}
