import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

type Faq = { title: string; text: string; rows: { question: string; answer: string }[] }

export function Questions({ faq }: { faq: Faq }) {
  return (
    <section className="bg-surface py-section" aria-labelledby="questions-title">
      <PageContainer className="railed">
        <SectionRail word="CEIST" />
        <SectionDivider word="CEIST" />
        <div className="questions">
          <div>
            <h2 id="questions-title" className="display-2">
              {faq.title}
            </h2>
            <p className="mt-step text-ink-2">
              {faq.text} <TextLink to="/#contact">Ask a person</TextLink>
            </p>
          </div>
          <div>
            {faq.rows.map(({ question, answer }) => (
              <Disclosure key={question} question={question}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </div>
      </PageContainer>
    </section>
  )
}
