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
  /** What of the page's action it asks for. */
  intent: string
  /** The action's data. Shown if it is about this form: same intent, same hidden fields. */
  refusal: Refusal | undefined
  /** What it is about, where several forms have one intent: the id of a row. */
  hidden?: Record<string, string>
  /** Whose action answers, where that is not the page's own. */
  action?: string
  /** From useAnswerInPlace: the page keeps its address, and what else stands on it. */
  fetcher?: FetcherWithComponents<Refusal | null>
  /** Refusals are told in a toast of this title, and not above the fields. */
  failed?: string
  /** Before scripts run, and without them, the browser checks the fields by their attributes. */
  hasNativeChecks?: boolean
  hasFile?: boolean
  /** Ready for the next entry once it was accepted; after anything else on the page, what was typed stays. */
  isEmptiedAfterwards?: boolean
  /** May hold back what was submitted, to ask first. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  /** For a button outside the form. */
  id?: string
  className?: string
  children?: ReactNode
}

type FormButtonsProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  submit: ReactNode
  /** In front of the button. */
  before?: ReactNode
  /** What the button says meanwhile. */
  sending?: ReactNode
  /** Tells the button apart from others with the same words. */
  submitLabel?: string
  /** As wide as the form. */
  isWide?: boolean
  /** Beside the button. */
  actions?: ReactNode
}

const RefusalContext = createContext<Refusal | undefined>(undefined)

/**
 * Every form that changes something. The action of its page answers it (see answerForm), without JavaScript too. A
 * refusal is told at its fields, else above them or in a toast; the first wrong field gets the focus, and what was typed
 * stays.
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
  // Sent without scripts, or before they ran: then there may be nobody to show a toast.
  const [posted] = useState(own)
  const toastTitle = own === posted ? undefined : failed
  const isSending = useIsSending(intent, hidden, fetcher)
  const { shown, mend } = useMending(own)
  useOwnChecks(form)
  useTelling(own, toastTitle, form)
  useEmptying(isEmptiedAfterwards && own === undefined, isSending, form)
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
      onInput={mend}
      className={classNames('grid content-start gap-5', className)}
    >
      {Object.entries({ intent, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {own !== undefined && toastTitle === undefined && (
        <Told refusal={own} hidden={hidden} isToo={failed !== undefined} />
      )}
      <RefusalContext value={shown}>{children}</RefusalContext>
      <FormButtons isSending={isSending} {...button} />
    </AnyForm>
  )
}

/** The answer to a form that leaves its page as it is. `posted` is the action's data, for a form sent without scripts. */
export function useAnswerInPlace(posted: Refusal | null | undefined) {
  const fetcher = useFetcher<Refusal | null>()
  const [first] = useState(posted)
  const refusal = (fetcher.data === undefined ? first : fetcher.data) ?? undefined
  return { fetcher, refusal }
}

/** What the server said about a field, and what was typed into it. */
export function useEntry(name: string): { error: string | undefined; typed: string | undefined } {
  const refusal = use(RefusalContext)
  return { error: refusal?.fieldErrors[name], typed: refusal?.values[name] }
}

type ToldProps = { refusal: Refusal; hidden: Record<string, string>; isToo: boolean }

/** Above the fields: what is wrong with none of them alone, or where to look too. */
function Told({ refusal: { message, fieldErrors }, hidden, isToo }: ToldProps) {
  const isAtFields = Object.keys(fieldErrors).some((name) => !(name in hidden))
  if (message === '' || (isAtFields && !isToo)) return null
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
  const left = useLeft(fetcher?.formData ?? formData)
  if (fetcher !== undefined) return fetcher.state !== 'idle' && fetcher.formData !== left
  if (formData === undefined || formData === left) return false
  return Object.entries({ intent, ...hidden }).every(([name, value]) => formData.get(name) === value)
}

/** What was on its way when the page was left. Whoever comes back may find the page just as it was. */
function useLeft(formData: FormData | undefined): FormData | undefined {
  const [left, setLeft] = useState<FormData>()
  useEffect(() => {
    const beReady = () => setLeft(formData)
    addEventListener('pageshow', beReady)
    return () => removeEventListener('pageshow', beReady)
  }, [formData])
  return left
}

/** A sentence at a field goes away with the first change to it. */
function useMending(own: Refusal | undefined) {
  const [mended, setMended] = useState<{ of: Refusal | undefined; names: string[] }>({ of: undefined, names: [] })
  const names = mended.of === own ? mended.names : []
  const isWrong = ([name]: [string, string]) => !names.includes(name)
  const shown = own && { ...own, fieldErrors: Object.fromEntries(Object.entries(own.fieldErrors).filter(isWrong)) }

  function mend({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as unknown as HTMLInputElement
    if (shown !== undefined && name in shown.fieldErrors) setMended({ of: own, names: [...names, name] })
  }

  return { shown, mend }
}

/** From here on the sentences are ours; before, the browser says its own. */
function useOwnChecks(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current !== null) form.current.noValidate = true
  }, [form])
}

function useEmptying(isAccepted: boolean, isSending: boolean, form: RefObject<HTMLFormElement | null>): void {
  const wasSending = useRef(false)
  useEffect(() => {
    if (isAccepted && wasSending.current && !isSending) form.current?.reset()
    wasSending.current = isSending
  }, [isAccepted, isSending, form])
}

/** The first wrong field gets the focus, else the sentence; the page's title says that there is an error. */
function useTelling(
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
  const told = `Error: ${title}`
  document.title = told
  return () => {
    // Another page has a title of its own by now.
    if (document.title === told) document.title = title
  }
}
