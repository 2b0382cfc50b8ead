import { Form } from '#web/features/form/form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { pageLink } from './page-address.ts'
import type { PagePart } from './page-parts.ts'

/** Asks for confirmation, because others can book a cancelled time at once. */
export function Cancellation({ address, texts, formKey }: PagePart & { formKey: string }) {
  return (
    <section className="booking-section" aria-labelledby="cancel">
      <h2 id="cancel" className="font-heading text-d3 font-medium">
        {texts.cancelQuestion}
      </h2>
      <p className="mt-1.5 mb-6 text-ink-2">{texts.freed}</p>
      <Form
        intent="cancel"
        refusal={undefined}
        hidden={{ key: formKey }}
        submit={texts.cancelIt}
        variant="danger"
        actions={
          <ButtonLink to={pageLink(address, {})} variant="ghost">
            {texts.keep}
          </ButtonLink>
        }
      />
    </section>
  )
}
