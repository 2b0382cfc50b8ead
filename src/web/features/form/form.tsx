import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type FetcherWithComponents, Form as RouterForm, useFetcher, useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Refusal } from './refusal.ts'

type FormProps = FormButtonsProps & {
  /** Names the verb that the page's action runs. */
  intent: string
  /** The action's data. The form shows it if intent and hidden fields match. */
  refusal: Refusal | undefined
  /** Hidden fields that tell forms of one intent apart, such as the id of a row. */
  hidden?: Record<string, string>
  /** The address of another page's action. */
  action?: string
  /** From useAnswerInPlace: the form submits without a navigation. */
  fetcher?: FetcherWithComponents<unknown>
  /** The title of a toast that shows refusals, instead of a notice above the fields. */
  failed?: string
  /** Without scripts, the browser checks the fields by their attributes. */
  hasNativeChecks?: boolean
  hasFile?: boolean
  /** Clears the fields after the form was accepted. Other updates of the page keep the text. */
  isEmptiedAfterwards?: boolean
  /** May prevent the submission, to ask first. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  id?: string
  className?: string
  children?: ReactNode
}

type FormButtonsProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  submit: ReactNode
  before?: ReactNode
  /** The button's label while sending. */
  sending?: ReactNode
  /** An accessible name that tells buttons with the same words apart. */
  submitLabel?: string
  isWide?: boolean
  actions?: ReactNode
}

const RefusalContext = createContext<Refusal | undefined>(undefined)

/**
 * Any form that changes something. Its page's action answers it (see answerForm), also without JavaScript. A refusal is
 * shown at its fields, or else in a notice or a toast. The first wrong field gets the focus, and typed text stays.
 */
export function Form({
  intent,
  refusal,
  hidden = {},
  action,
  fetcher,
  failed,
  hasNativeChecks = false,
  hasFile = false,
  isEmptiedAfterwards = false,
  onSubmit,
  id,
  className,
  children,
  ...button
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const own = refusal !== undefined && isAbout(refusal, intent, hidden) ? refusal : undefined
  // A form posted without scripts shows its refusal as a notice, because no toast may run.
  const [posted] = useState(own)
  const toastTitle = own === posted ? undefined : failed
  const isSending = useIsSending(intent, hidden, fetcher)
  const { shown, hideError } = useVisibleErrors(own)
  useScriptedChecks(form)
  useRefusalAnnouncement(own, toastTitle, form)
  useResetWhenAccepted(isEmptiedAfterwards && own === undefined, isSending, fetcher, form)
  const AnyForm = fetcher?.Form ?? RouterForm
  return (
    <AnyForm
      ref={form}
      id={id}
      method="post"
      {...(action !== undefined && { action })}
      encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate={!hasNativeChecks}
      preventScrollReset
      onSubmit={onSubmit}
      onInput={hideError}
      className={classNames('grid content-start gap-5', className)}
    >
      {Object.entries({ intent, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {own !== undefined && toastTitle === undefined && (
        <RefusalNotice refusal={own} hidden={hidden} isAlsoShownAtFields={failed !== undefined} />
      )}
      <RefusalContext value={shown}>{children}</RefusalContext>
      <FormButtons isSending={isSending} {...button} />
    </AnyForm>
  )
}

/** For a form that does not navigate. `posted` is the action's data of a form sent without scripts. */
export function useAnswerInPlace(posted: Refusal | null | undefined) {
  const fetcher = useFetcher<Refusal | null>()
  const [first] = useState(posted)
  const refusal = (fetcher.data === undefined ? first : fetcher.data) ?? undefined
  return { fetcher, refusal }
}

/** The error of a field and its typed text. */
export function useEntry(name: string): { error: string | undefined; typed: string | undefined } {
  const refusal = use(RefusalContext)
  return { error: refusal?.fieldErrors[name], typed: refusal?.values[name] }
}

type RefusalNoticeProps = { refusal: Refusal; hidden: Record<string, string>; isAlsoShownAtFields: boolean }

/** A notice above the fields, for errors that belong to no visible field, or in addition to a toast. */
function RefusalNotice({ refusal: { message, fieldErrors }, hidden, isAlsoShownAtFields }: RefusalNoticeProps) {
  const isAtFields = Object.keys(fieldErrors).some((name) => !(name in hidden))
  if (message === '' || (isAtFields && !isAlsoShownAtFields)) return null
  return (
    <Notice tone="critical" role="alert" tabIndex={-1} className="col-span-full outline-none">
      {Object.values(fieldErrors).includes(message) ? 'Please check the marked fields.' : message}
    </Notice>
  )
}

function FormButtons({
  before,
  submit,
  sending = submit,
  submitLabel,
  isWide = false,
  actions,
  isSending,
  ...look
}: FormButtonsProps & { isSending: boolean }) {
  return (
    <div className="col-span-full flex flex-wrap items-center gap-3">
      {before}
      <Button
        type="submit"
        isLoading={isSending}
        aria-label={submitLabel}
        className={isWide ? 'w-full' : 'max-sm:w-full max-sm:px-3'}
        {...look}
      >
        {isSending ? sending : submit}
      </Button>
      {actions}
    </div>
  )
}

function isAbout(refusal: Refusal, intent: string, hidden: Record<string, string>): boolean {
  return refusal.intent === intent && Object.entries(hidden).every(([name, value]) => refusal.values[name] === value)
}

function useIsSending(
  intent: string,
  hidden: Record<string, string>,
  fetcher: FetcherWithComponents<unknown> | undefined,
): boolean {
  const { formData } = useNavigation()
  const left = useAbandonedSubmission(fetcher?.formData ?? formData)
  if (fetcher !== undefined) return fetcher.state !== 'idle' && fetcher.formData !== left
  if (formData === undefined || formData === left) return false
  return Object.entries({ intent, ...hidden }).every(([name, value]) => formData.get(name) === value)
}

/**
 * The submission that was pending when the reader left the page. The back button can restore that page, which must not
 * look busy.
 */
function useAbandonedSubmission(formData: FormData | undefined): FormData | undefined {
  const [left, setLeft] = useState<FormData>()
  useEffect(() => {
    const forget = () => setLeft(formData)
    addEventListener('pageshow', forget)
    return () => removeEventListener('pageshow', forget)
  }, [formData])
  return left
}

/** Hides a field's error at the first change to it. */
function useVisibleErrors(own: Refusal | undefined) {
  const [mended, setMended] = useState<{ of: Refusal | undefined; names: string[] }>({ of: undefined, names: [] })
  const names = mended.of === own ? mended.names : []
  const isWrong = ([name]: [string, string]) => !names.includes(name)
  const shown = own && { ...own, fieldErrors: Object.fromEntries(Object.entries(own.fieldErrors).filter(isWrong)) }

  function hideError({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as unknown as HTMLInputElement
    if (shown !== undefined && name in shown.fieldErrors) setMended({ of: own, names: [...names, name] })
  }

  return { shown, hideError }
}

/** Turns off the browser's own checks once scripts run. */
function useScriptedChecks(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current !== null) form.current.noValidate = true
  }, [form])
}

/** With the answer, not once the page has loaded its news after it: by then somebody may have typed the next text. */
function useResetWhenAccepted(
  isAccepted: boolean,
  isSending: boolean,
  fetcher: FetcherWithComponents<unknown> | undefined,
  form: RefObject<HTMLFormElement | null>,
): void {
  const navigation = useNavigation()
  const isUnanswered = isSending && (fetcher ?? navigation).state === 'submitting'
  const isWaiting = useRef(false)
  useEffect(() => {
    if (isWaiting.current && !isUnanswered && isAccepted) form.current?.reset()
    // The data of an earlier refusal stays until the page that follows is loaded.
    isWaiting.current = isUnanswered || (isWaiting.current && !isAccepted && isSending)
  }, [isAccepted, isSending, isUnanswered, form])
}

/** Focuses the first wrong field, or else the notice. Marks the page title with "Error:". */
function useRefusalAnnouncement(
  refusal: Refusal | undefined,
  toastTitle: string | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  useEffect(() => {
    if (refusal === undefined) return
    const { title: heading = toastTitle, message } = refusal
    if (heading !== undefined && message !== '') {
      toast({ title: heading, description: message, variant: 'destructive' })
    }
    form.current?.querySelector<HTMLElement>('[role=alert], [aria-invalid], [data-invalid]')?.focus()
    return markTitle()
  }, [refusal, toastTitle, form])
}

function markTitle(): (() => void) | undefined {
  const { title } = document
  if (title.startsWith('Error: ')) return undefined
  const errorTitle = `Error: ${title}`
  document.title = errorTitle
  return () => {
    // The title may belong to another page by now.
    if (document.title === errorTitle) document.title = title
  }
}
