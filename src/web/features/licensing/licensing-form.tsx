import type { ModuleName } from '#contracts/modules.ts'
import { Honeypot } from '#web/features/contact/honeypot.tsx'
import { SendRow } from '#web/features/contact/send-row.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { LicensingField, LicensingRefusal } from './licensing-fields.ts'
import { useLicensingForm } from './use-licensing-form.ts'

type Props = {
  module: ModuleName
  pageTitle: string
  messageHint: string
  isSent: boolean
  refusal: LicensingRefusal | undefined
}

/** Without JavaScript it is posted to the page, whose fragment brings the visitor back to it. */
export function LicensingForm({ module, pageTitle, messageHint, isSent, refusal }: Props) {
  const { form, outcome, errors, notice, sentTo, isSending, submit, forget } = useLicensingForm(module, refusal)
  const isRefused = notice !== undefined || Object.keys(errors).length > 0
  const control = (name: LicensingField) => ({
    name,
    defaultValue: refusal?.values[name],
    onInput: () => forget(name),
  })
  return (
    <div>
      <title>{isRefused ? `Error: ${pageTitle}` : pageTitle}</title>
      <div ref={outcome} tabIndex={-1} role="status" className="licensing-outcome">
        {notice === undefined ? null : <Notice tone="critical">{notice}</Notice>}
        {sentTo !== undefined || (isSent && !isRefused) ? <Thanks address={sentTo} /> : null}
      </div>
      <form
        ref={form}
        method="post"
        action={`/modules/${module}#licensing`}
        noValidate
        onSubmit={submit}
        className="licensing-fields"
      >
        <Field label="Organization name" isOptional error={errors.organizationName}>
          {(field) => <TextInput {...field} {...control('organizationName')} type="text" autoComplete="organization" />}
        </Field>
        <Field label="Contact email" error={errors.contactEmail}>
          {(field) => <TextInput {...field} {...control('contactEmail')} type="email" autoComplete="email" />}
        </Field>
        <Field label="Inquiry message" hint={messageHint} error={errors.message} className="col-span-full">
          {(field) => <TextArea {...field} {...control('message')} rows={5} />}
        </Field>
        <Honeypot />
        <SendRow label="Send inquiry" isSending={isSending} />
      </form>
    </div>
  )
}

function Thanks({ address }: { address: string | undefined }) {
  return (
    <Notice tone="positive" title="Your inquiry reached us">
      {"We'll get back to you within 24 hours. "}
      {address === undefined ? 'A copy is on its way to you.' : `A copy is on its way to ${address}.`}
    </Notice>
  )
}
