import { href } from 'react-router'
import { PRIVACY_DAYS, PRIVACY_RIGHT_LABELS } from '#contracts/privacy-rights.ts'
import { SelectEntry, TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form, useAnswerInPlace } from '#web/features/form/form.tsx'
import { CheckboxEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Honeypot } from '#web/features/form/visitor-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

type Props = { pageTitle: string; isSent: boolean; posted: Refusal | undefined }

/** For people who may have no account. */
export function RequestSection({ pageTitle, isSent, posted }: Props) {
  return (
    <section id="request" className="legal-band" aria-labelledby="request-title">
      <PageContainer className="railed">
        <SectionRail word="IARRATAS" />
        <SectionDivider word="IARRATAS" />
        <h2 id="request-title" className="display-2">
          Make a request
        </h2>
        {isSent && <title>{pageTitle}</title>}
        {isSent ? (
          <Notice tone="positive" role="status" title="Your request is with us" className="mt-6 max-w-[44rem]">
            We have mailed you the date by which a person answers.
          </Notice>
        ) : (
          <>
            <p className="lead mt-step">
              You need no account. We answer to the address below, and ask there whether it was you.
            </p>
            <RequestForm pageTitle={pageTitle} posted={posted} />
          </>
        )}
      </PageContainer>
    </section>
  )
}

function RequestForm({ pageTitle, posted }: Pick<Props, 'pageTitle' | 'posted'>) {
  const { fetcher, refusal } = useAnswerInPlace(posted)
  return (
    <>
      <title>{refusal === undefined ? pageTitle : `Error: ${pageTitle}`}</title>
      <Form
        intent="request"
        action={`${href('/gdpr-compliance')}#request`}
        fetcher={fetcher}
        refusal={refusal}
        hasNativeChecks
        submit="Send request"
        className="mt-8 max-w-[44rem]"
      >
        {refusal !== undefined && Object.keys(refusal.fieldErrors).length > 0 && (
          <Notice tone="critical" role="alert" tabIndex={-1} className="outline-none">
            Please check the marked fields.
          </Notice>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextEntry name="name" label="Name" required autoComplete="name" />
          <TextEntry name="email" label="Email" type="email" required autoComplete="email" />
        </div>
        <SelectEntry name="right" label="What you ask for" required>
          <option value="">Please select</option>
          {Object.entries(PRIVACY_RIGHT_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectEntry>
        <TextAreaEntry
          name="message"
          label="Message"
          hint="What it is about, and where we would find it."
          rows={4}
          required
        />
        <CheckboxEntry
          name="isUrgent"
          hint={`You then have an answer within ${PRIVACY_DAYS.urgent} days, otherwise within ${PRIVACY_DAYS.standard}.`}
        >
          It is urgent: waiting could do harm
        </CheckboxEntry>
        <Honeypot />
      </Form>
    </>
  )
}
