import { BOOKING_TEXTS, describeBehalf } from './booking-texts.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** To the address of a booking that a person wants to move or cancel. */
export const bookingCode: MailTemplate<MailProps['booking-code']> = {
  isAutomaticReply: true,

  subject: ({ language, organisation }) => BOOKING_TEXTS[language].code.subject(organisation.name),

  fromName: ({ organisation }, company) => `${organisation.name} (${company.name})`,

  Component: ({ props: { language, organisation, code }, company }) => {
    const texts = BOOKING_TEXTS[language].code
    const behalf = describeBehalf(language, organisation, company)
    return (
      <Layout title={texts.title} preview={texts.title} company={company} language={language} behalf={behalf}>
        <Title>{texts.title}</Title>
        <Paragraph>{texts.text(code)}</Paragraph>
        <Paragraph>{texts.warning}</Paragraph>
      </Layout>
    )
  },
}
