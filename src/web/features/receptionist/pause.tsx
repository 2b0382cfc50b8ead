import { Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Form, useAnswerInPlace } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Who paused it and when: "at 10:52". */
export type ShownPause = { by: string | null; since: string }

export function PausedState({ pause: { by, since } }: { pause: ShownPause }) {
  return (
    <p className="receptionist-state">
      <Pause size={15} strokeWidth={2} aria-hidden="true" className="mt-1 flex-none text-caution" />
      <span>
        <b>Paused</b> {by !== null && `by ${by} `}
        {since}. Callers hear that a person will answer them.
      </span>
    </p>
  )
}

export function PausedNotice({ base }: { base: string }) {
  return (
    <Notice tone="caution" role="status" title="Answering is paused" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-copy basis-72 grow">
          Callers are still told first that it is an AI, and in an emergency it names 112 and 999. It takes messages,
          brings in a person, and says that somebody will answer. It books nothing and answers no questions. New
          messages wait on the desk.
        </p>
        <Allowed to="receptionist.pause">
          <div className="max-desk:w-full">
            <SwitchForm base={base} intent="resume" submit="Resume answering" failed="Not resumed" />
          </div>
        </Allowed>
      </div>
    </Notice>
  )
}

export function PauseForm({ base }: { base: string }) {
  return (
    <SwitchForm
      base={base}
      intent="pause"
      submit={
        <>
          <Pause size={15} strokeWidth={1.75} aria-hidden="true" />
          Pause answering
        </>
      }
      failed="Not paused"
    />
  )
}

type SwitchFormProps = { base: string; intent: 'pause' | 'resume'; submit: ReactNode; failed: string }

function SwitchForm({ base, intent, submit, failed }: SwitchFormProps) {
  const { pathname } = useLocation()
  const { fetcher, refusal } = useAnswerInPlace(undefined)
  return (
    <Form
      intent={intent}
      action={base}
      fetcher={fetcher}
      refusal={refusal}
      failed={failed}
      variant="secondary"
      size="sm"
      submit={submit}
    >
      <input type="hidden" name="from" value={pathname} />
    </Form>
  )
}
