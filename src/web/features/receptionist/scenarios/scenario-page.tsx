import { useRef } from 'react'
import type { ScenarioForm } from '#contracts/receptionist/scenarios.ts'
import { UnsavedChanges } from '#web/features/content-editor/unsaved-changes.tsx'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { VersionEntry } from '#web/features/form/version-entry.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { LANGUAGE_NAMES } from '../desk/words.ts'
import { chooseLang } from '../knowledge/words.ts'
import { useLanguageOrder } from '../language-order.tsx'
import { CallerOptions, ChannelOptions } from '../try-it/caller-options.tsx'
import { LineEntries } from './line-entries.tsx'
import { describeExpectation } from './words.ts'
import './scenarios.css'

type ScenarioPageProps = {
  title: string
  base: string
  form: ScenarioForm
  refusal: Refusal | undefined
}

/** The form of a scenario: new, kept from a conversation, or stored. */
export function ScenarioPage({ title, base, form, refusal }: ScenarioPageProps) {
  const container = useRef<HTMLDivElement>(null)
  const { start, version, answers } = form
  return (
    <>
      <p className="mb-1">
        <BackLink to={`${base}/try-it`}>Back to Try it</BackLink>
      </p>
      <Panel title={title} className="max-w-form">
        <div ref={container}>
          {refusal?.intent === 'keep' && (
            <Notice tone="caution" role="alert" className="mb-5">
              {refusal.message}
            </Notice>
          )}
          {refusal?.intent === 'save' && refusal.code === 'conflict' && <Meanwhile form={form} />}
          <Form
            intent="save"
            refusal={refusal}
            submit="Save and run"
            sending="Running …"
            actions={
              <ButtonLink to={`${base}/try-it`} variant="ghost">
                Cancel
              </ButtonLink>
            }
          >
            {version !== undefined && <VersionEntry version={version} refusal={refusal} />}
            <Heading form={form} />
            <LineEntries lines={start.lines} answers={answers} refusal={refusal} />
          </Form>
          <UnsavedChanges container={container} />
        </div>
      </Panel>
    </>
  )
}

function Heading({ form: { start, languages } }: Pick<ScenarioPageProps, 'form'>) {
  return (
    <>
      <TextEntry
        name="name"
        label="What happens"
        hint="In one sentence: “Somebody asks for a visit on Thursday evening”."
        maxLength={140}
        defaultValue={start.name}
      />
      <div className="scenario-when">
        <TextEntry
          name="at"
          type="datetime-local"
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          label="It is"
          hint="It repeats at this moment, and every open time of the diary is free."
          defaultValue={start.at}
        />
        <SelectEntry name="language" label="Language" defaultValue={start.language}>
          {[...new Set([...languages, start.language])].map((language) => (
            <option key={language} value={language} lang={chooseLang(language)}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </SelectEntry>
        <SelectEntry name="caller" label="Who it is" defaultValue={start.caller}>
          <CallerOptions />
        </SelectEntry>
        <SelectEntry name="channel" label="By" defaultValue={start.channel}>
          <ChannelOptions />
        </SelectEntry>
      </div>
    </>
  )
}

/** What is stored by now, beside a form that was refused for it. */
function Meanwhile({ form: { start, version, answers } }: Pick<ScenarioPageProps, 'form'>) {
  const order = useLanguageOrder()
  if (version === undefined) return null
  return (
    <Notice tone="caution" title="What a colleague saved meanwhile" className="mb-5">
      <p>{start.name}</p>
      <ol className="mt-1 grid gap-1 text-small">
        {start.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
          <li key={place}>
            <span lang={chooseLang(start.language)}>“{line.text}”</span> {describeExpectation(line, answers, order)}.
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small">Your own words are still in the fields. Saving replaces theirs.</p>
    </Notice>
  )
}

export function ScenarioGone({ base }: { base: string }) {
  return (
    <>
      <p className="mb-1">
        <BackLink to={`${base}/try-it`}>Back to Try it</BackLink>
      </p>
      <Panel title="This scenario no longer exists" className="max-w-form">
        <p className="text-ui">A colleague may have deleted it.</p>
      </Panel>
    </>
  )
}
