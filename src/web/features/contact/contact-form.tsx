import { ORGANIZATION_TYPES } from '#contracts/organization-types.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { ContactField, Refusal } from './contact-fields.ts'
import { Honeypot } from './honeypot.tsx'
import { SendRow } from './send-row.tsx'
import { useContactForm } from './use-contact-form.ts'

type Props = { title: string; pageTitle: string; refusal: Refusal | undefined }

/** Without JavaScript it is posted to the page, whose fragment brings the visitor back to it. */
export function ContactForm({ title, pageTitle, refusal }: Props) {
  const { form, errors, notice, isSending, submit, recheck } = useContactForm(refusal)
  const hasErrors = Object.keys(errors).length > 0
  const control = (name: ContactField) => ({
    name,
    defaultValue: refusal?.values[name],
    onInput: () => recheck(name),
  })
  return (
    <div className="contact-card">
      <title>{hasErrors ? `Error: ${pageTitle}` : pageTitle}</title>
      <h3 className="display-3">{title}</h3>
      {notice === undefined ? null : (
        <Notice tone="critical" role="alert" className="mt-5">
          {notice}
        </Notice>
      )}
      <form ref={form} method="post" action="/?index#contact" onSubmit={submit} className="contact-fields">
        <Field label="Name" error={errors.name}>
          {(field) => <TextInput {...field} {...control('name')} required autoComplete="name" />}
        </Field>
        <Field label="Email" error={errors.email}>
          {(field) => <TextInput {...field} {...control('email')} type="email" required autoComplete="email" />}
        </Field>
        <Field label="Organization" error={errors.organization}>
          {(field) => <TextInput {...field} {...control('organization')} required autoComplete="organization" />}
        </Field>
        <Field label="Organization type" isOptional error={errors.organizationType}>
          {(field) => (
            <Select {...field} {...control('organizationType')}>
              <option value="">Select organization type</option>
              {ORGANIZATION_TYPES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Message" error={errors.message} className="col-span-full">
          {(field) => <TextArea {...field} {...control('message')} rows={4} required />}
        </Field>
        <Honeypot />
        <SendRow label="Send message" isSending={isSending} />
      </form>
    </div>
  )
}
