import type { OwnDataTexts } from '#content/receptionist/en/own-data.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Link } from '#web/ui/router-link.tsx'
import { type Answer, isOver, readAddressAsked, readRefusal } from './answers.ts'

type StepsProps = {
  slug: string
  language: Language
  organisation: string
  texts: OwnDataTexts
  answer: Answer
  isErased: boolean
}

/** Asks for the address, then for the mailed code. Also shows the message after everything was erased. */
export function CodeSteps(props: StepsProps) {
  const { slug, language, organisation, texts, answer, isErased } = props
  const email = readAddressAsked(answer)
  if (isErased && answer === undefined) {
    return (
      <div className="own-data" role="status">
        <h1 className="font-heading text-d2 font-book">{texts.erased}</h1>
        <p className="booking-lead mt-4 max-w-copy text-ink-2">{texts.erasedText(organisation)}</p>
        <div className="booking-actions">
          <ButtonLink to={`/talk/${slug}?lang=${language}`} variant="secondary">
            {texts.back(organisation)}
          </ButtonLink>
        </div>
      </div>
    )
  }
  return (
    <div className="own-data">
      <h1 className="font-heading text-d2 font-book">{texts.title}</h1>
      <p className="booking-lead mt-4 mb-8 max-w-copy text-ink-2">{texts.intro(organisation)}</p>
      {isOver(answer) && (
        <Notice tone="critical" role="alert" className="mb-6">
          {texts.over}
        </Notice>
      )}
      {email === undefined ? <AddressForm {...props} /> : <CodeForm {...props} email={email} />}
    </div>
  )
}

function AddressForm({ language, texts, answer }: StepsProps) {
  return (
    <Form
      intent="request"
      refusal={readRefusal(answer, texts)}
      hidden={{ language }}
      submit={texts.send}
      className="own-data-form"
    >
      <TextEntry
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
    </Form>
  )
}

function CodeForm({ slug, language, texts, answer, email }: StepsProps & { email: string }) {
  return (
    <>
      <p role="status" className="mb-6 max-w-copy">
        {texts.sent(email)}
      </p>
      <Form
        intent="open"
        refusal={readRefusal(answer, texts)}
        hidden={{ email }}
        submit={texts.open}
        actions={
          <Link to={`/talk/${slug}/your-data?lang=${language}`} reloadDocument className="text-link">
            {texts.otherAddress}
          </Link>
        }
        className="own-data-form"
      >
        <TextEntry name="code" label={texts.code} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      </Form>
    </>
  )
}
