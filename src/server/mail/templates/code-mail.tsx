import { OWN_DATA } from '#content/receptionist/own-data.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import { BOOKING_TEXTS, describeBehalf, nameSender } from './booking-texts.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** A code that proves whose an address is. The outbox has a name for each purpose. */
type CodeMailTemplate = MailTemplate<MailProps['booking-code']>

type CodeMailProps = {
  texts: { title: string; text(code: string): string; warning: string }
  props: MailProps['booking-code']
  company: CompanySettings
}

function CodeMail({ texts, props: { language, organisation, code }, company }: CodeMailProps) {
  const behalf = describeBehalf(language, organisation, company)
  return (
    <Layout title={texts.title} preview={texts.title} company={company} language={language} behalf={behalf}>
      <Title>{texts.title}</Title>
      <Paragraph>{texts.text(code)}</Paragraph>
      <Paragraph>{texts.warning}</Paragraph>
    </Layout>
  )
}

const SENT: Pick<CodeMailTemplate, 'isAutomaticReply' | 'fromName'> = {
  isAutomaticReply: true,
  fromName: ({ organisation }, company) => nameSender(organisation, company),
}

/** To the address of a booking that somebody wants to move or cancel. */
export const bookingCode: CodeMailTemplate = {
  ...SENT,
  subject: ({ language, organisation }) => BOOKING_TEXTS[language].code.subject(organisation.name),
  Component: (given) => <CodeMail {...given} texts={BOOKING_TEXTS[given.props.language].code} />,
}

/** To an address of which an organisation keeps something, when somebody asks to see it. */
export const ownDataCode: CodeMailTemplate = {
  ...SENT,
  subject: ({ language, organisation }) => OWN_DATA[language].codeMail.subject(organisation.name),
  Component: (given) => <CodeMail {...given} texts={OWN_DATA[given.props.language].codeMail} />,
}
