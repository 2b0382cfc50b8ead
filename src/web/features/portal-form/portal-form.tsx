import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Refusal } from './refusal.ts'

type PortalFormProps = FormButtonsProps & {
  /** What of the page's action it asks for. */
  intent: string
  /** The action's data. Shown if it is about this form: same intent, same hidden fields. */
  refusal: Refusal | undefined
  /** What it is about, where several forms have one intent: the id of a row. */
  hidden?: Record<string, string>
  hasFile?: boolean
  /** Ready for the next entry once it was accepted; after anything else on the page, what was typed stays. */
  isEmptiedAfterwards?: boolean
  /** For a button outside the form. */
  id?: string
  className?: string
  children?: ReactNode
}

type FormButtonsProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  submit: string
  /** Tells the button apart from others with the same words. */
  submitLabel?: string
  /** Beside the button. */
  actions?: ReactNode
}

const RefusalContext = createContext<Refusal | undefined>(undefined)

/**
 * A form whose page has an action (see answerForm); works without JavaScript too. A refusal is told at its fields, or
 * above them, and gets the focus; what was typed stays.
 */
export function PortalForm({
  intent,
  refusal,
  hidden = {},
  hasFile = false,
  isEmptiedAfterwards = false,
  id,
  className,
  children,
  ...button
}: PortalFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const own = refusal !== undefined && isAbout(refusal, intent, hidden) ? refusal : undefined
  const isSending = useIsSending(intent, hidden)
  useFocusOn(own, form)
  useEmptying(isEmptiedAfterwards && own === undefined, isSending, form)
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      preventScrollReset
      className={classNames('grid content-start gap-5', className)}
    >
      {Object.entries({ intent, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {own !== undefined && Object.keys(own.fieldErrors).every((name) => name in hidden) && (
        <Notice tone="critical" role="alert" tabIndex={-1} className="outline-none">
          {own.message}
        </Notice>
      )}
      <RefusalContext value={own}>{children}</RefusalContext>
      <FormButtons isSending={isSending} {...button} />
    </Form>
  )
}

function FormButtons({ submit, submitLabel, actions, isSending, ...look }: FormButtonsProps & { isSending: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isLoading={isSending} aria-label={submitLabel} className="max-[480px]:w-full" {...look}>
        {submit}
      </Button>
      {actions}
    </div>
  )
}

/** What the server said about a field, and what was typed into it. */
export function useEntry(name: string): { error: string | undefined; typed: string | undefined } {
  const refusal = use(RefusalContext)
  return { error: refusal?.fieldErrors[name], typed: refusal?.values[name] }
}

function isAbout(refusal: Refusal, intent: string, hidden: Record<string, string>): boolean {
  return refusal.intent === intent && Object.entries(hidden).every(([name, value]) => refusal.values[name] === value)
}

function useIsSending(intent: string, hidden: Record<string, string>): boolean {
  const { formData } = useNavigation()
  return Object.entries({ intent, ...hidden }).every(([name, value]) => formData?.get(name) === value)
}

function useEmptying(isAccepted: boolean, isSending: boolean, form: { current: HTMLFormElement | null }): void {
  const wasSending = useRef(false)
  useEffect(() => {
    if (isAccepted && wasSending.current && !isSending) form.current?.reset()
    wasSending.current = isSending
  }, [isAccepted, isSending, form])
}

/** The first wrong field, else the sentence; the page's title says that there is an error. */
function useFocusOn(refusal: Refusal | undefined, form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    if (refusal === undefined) return
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid], [role=alert]')?.focus()
    const title = document.title
    const told = `Error: ${title}`
    document.title = told
    return () => {
      // Another page has a title of its own by now.
      if (document.title === told) document.title = title
    }
  }, [refusal, form])
}
