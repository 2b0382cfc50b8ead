import type { ModuleContent } from '#content/en/modules/module-content.ts'
import type { ModuleName } from '#contracts/modules.ts'
import { TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form, useAnswerInPlace } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Honeypot, PrivacyNote } from '#web/features/form/visitor-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import './licensing.css'

type Props = {
  module: ModuleName
  pageTitle: string
  words: ModuleContent['inquiry']
  isSent: boolean
  refusal: Refusal | undefined
}

const NEXT = [
  { when: 'At once', what: 'You get a copy of what you wrote, by email.' },
  { when: 'Within 24 hours', what: 'A person answers, with questions or with a scope.' },
  { when: 'After that', what: 'Price, start date and the papers for your data protection officer.' },
]

export function LicensingSection({ module, pageTitle, words, isSent, refusal }: Props) {
  return (
    <section id="licensing" tabIndex={-1} className="bg-sunken py-section" aria-labelledby="licensing-title">
      <PageContainer className="railed">
        <SectionRail word="FAILTE" />
        <SectionDivider word="FAILTE" />
        <h2 id="licensing-title" className="display-2">
          {words.title}
        </h2>
        <p className="lead mt-step max-w-lead">{words.text}</p>
        <div className="licensing-columns">
          <div>
            {isSent && (
              <Notice tone="positive" role="status" title="Your inquiry reached us" className="mb-6">
                We'll get back to you within 24 hours. A copy is on its way to you.
              </Notice>
            )}
            <LicensingForm module={module} pageTitle={pageTitle} messageHint={words.messageHint} posted={refusal} />
          </div>
          <div>
            <h3 className="text-ui font-semibold">What happens next</h3>
            <ol className="licensing-next">
              {NEXT.map(({ when, what }) => (
                <li key={when}>
                  <strong>{when}</strong>
                  {what}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </PageContainer>
    </section>
  )
}

type LicensingFormProps = {
  module: ModuleName
  pageTitle: string
  messageHint: string
  posted: Refusal | undefined
}

/**
 * Without JavaScript, the form posts to the page, and the fragment scrolls back to it. The browser checks nothing, as
 * specified.
 */
function LicensingForm({ module, pageTitle, messageHint, posted }: LicensingFormProps) {
  const { fetcher, refusal } = useAnswerInPlace(posted)
  return (
    <>
      <title>{refusal === undefined ? pageTitle : `Error: ${pageTitle}`}</title>
      <Form
        intent="inquiry"
        action={`/modules/${module}#licensing`}
        fetcher={fetcher}
        refusal={refusal}
        isEmptiedAfterwards
        submit="Send inquiry"
        sending="Sending..."
        size="lg"
        actions={<PrivacyNote />}
        className="md:grid-cols-2"
      >
        <TextEntry name="organizationName" label="Organization name" isOptional autoComplete="organization" />
        <TextEntry name="contactEmail" label="Contact email" type="email" autoComplete="email" />
        <div className="col-span-full">
          <TextAreaEntry name="message" label="Inquiry message" hint={messageHint} rows={5} />
        </div>
        <Honeypot />
      </Form>
    </>
  )
}
