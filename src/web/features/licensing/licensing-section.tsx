import type { ModuleContent } from '#content/en/modules/module-content.ts'
import type { ModuleName } from '#contracts/modules.ts'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import type { LicensingRefusal } from './licensing-fields.ts'
import { LicensingForm } from './licensing-form.tsx'
import './licensing.css'

type Props = {
  module: ModuleName
  pageTitle: string
  words: ModuleContent['inquiry']
  isSent: boolean
  refusal: LicensingRefusal | undefined
}

const NEXT = [
  { when: 'At once', what: 'You get a copy of what you wrote, by email.' },
  { when: 'Within 24 hours', what: 'A person answers, with questions or with a scope.' },
  { when: 'After that', what: 'Price, start date and the papers for your data protection officer.' },
]

export function LicensingSection({ module, pageTitle, words, isSent, refusal }: Props) {
  return (
    <section id="licensing" tabIndex={-1} className="bg-sunken py-(--space-section)" aria-labelledby="licensing-title">
      <PageContainer className="railed">
        <SectionRail word="FAILTE" />
        <SectionDivider word="FAILTE" />
        <h2 id="licensing-title" className="display-2">
          {words.title}
        </h2>
        <p className="lead mt-[1.1rem] max-w-[40rem]">{words.text}</p>
        <div className="licensing-columns">
          <LicensingForm
            module={module}
            pageTitle={pageTitle}
            messageHint={words.messageHint}
            isSent={isSent}
            refusal={refusal}
          />
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
