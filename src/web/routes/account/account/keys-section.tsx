import type { Refusal } from '#web/features/form/refusal.ts'
import { AccountForm } from './account-form.tsx'
import { Section } from './section.tsx'

/** Speech input and unsteady hands press single keys by accident. */
export function KeysSection({ isOn, refusal }: { isOn: boolean; refusal: Refusal | undefined }) {
  return (
    <Section id="keys" title="Keyboard" intro="Single keys that do something at the desk and in the inbox.">
      <AccountForm
        intent="keys"
        hidden={{ singleKeys: isOn ? 'off' : 'on' }}
        refusal={refusal}
        submit={isOn ? 'Turn single keys off' : 'Turn single keys on'}
      >
        <p className="text-ui text-ink-2">
          {isOn
            ? 'Single keys are on: J and K move through a list, T takes a conversation over. They work outside of fields.'
            : 'Single keys are off. Tab, Enter, Escape and the arrow keys work as before.'}
        </p>
      </AccountForm>
    </Section>
  )
}
