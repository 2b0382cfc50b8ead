import { PRIVACY_DAYS, PRIVACY_RIGHT_LABELS } from '#contracts/privacy-rights.ts'
import { Honeypot } from '#web/features/contact/honeypot.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type Refusal = { message: string; fieldErrors: Record<string, string>; values: Record<string, string> }

type Props = { isSent: boolean; refusal: Refusal | undefined }

/** A request of somebody who may have no account. Posted by the browser, so it works without JavaScript. */
export function RequestSection({ isSent, refusal }: Props) {
  return (
    <section id="request" className="legal-band" aria-labelledby="request-title">
      <PageContainer className="railed">
        <SectionRail word="IARRATAS" />
        <SectionDivider word="IARRATAS" />
        <h2 id="request-title" className="display-2">
          Make a request
        </h2>
        {isSent ? (
          <Notice tone="positive" role="status" title="Your request is with us" className="mt-6 max-w-[44rem]">
            We have mailed you by when you hear from a person.
          </Notice>
        ) : (
          <>
            <p className="lead mt-[1.1rem]">
              You need no account. We answer to the address below, and ask there whether it was you.
            </p>
            <RequestForm refusal={refusal} />
          </>
        )}
      </PageContainer>
    </section>
  )
}

function RequestForm({ refusal }: Pick<Props, 'refusal'>) {
  const errors = refusal?.fieldErrors ?? {}
  const control = (name: string) => ({ name, defaultValue: refusal?.values[name] })
  return (
    <form method="post" action="/gdpr-compliance#request" className="mt-8 grid max-w-[44rem] gap-5">
      {refusal !== undefined && (
        <Notice tone="critical" role="alert">
          {Object.keys(errors).length === 0 ? refusal.message : 'Please check the marked fields.'}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name}>
          {(field) => <TextInput {...field} {...control('name')} required autoComplete="name" />}
        </Field>
        <Field label="Email" error={errors.email}>
          {(field) => <TextInput {...field} {...control('email')} type="email" required autoComplete="email" />}
        </Field>
      </div>
      <Field label="What you ask for" error={errors.right}>
        {(field) => (
          <Select {...field} {...control('right')} required>
            <option value="">Please select</option>
            {Object.entries(PRIVACY_RIGHT_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Message" error={errors.message} hint="What it is about, and where we would find it.">
        {(field) => <TextArea {...field} {...control('message')} rows={4} required />}
      </Field>
      <Checkbox
        name="isUrgent"
        defaultChecked={refusal?.values.isUrgent === 'on'}
        hint={`You then have an answer within ${PRIVACY_DAYS.urgent} days, otherwise within ${PRIVACY_DAYS.standard}.`}
      >
        It is urgent: waiting could do harm
      </Checkbox>
      <div className="absolute left-[-200vw]">
        <Honeypot />
      </div>
      <Button type="submit" className="justify-self-start max-[480px]:w-full">
        Send request
      </Button>
    </form>
  )
}
