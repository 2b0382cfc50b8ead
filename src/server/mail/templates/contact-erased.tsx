import { OWN_DATA } from '#content/receptionist/own-data.ts'
import { formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { describeBehalf, nameSender } from './booking-texts.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** The last mail to a contact whose data was erased. It contains no names. */
export const contactErased: MailTemplate<MailProps['contact-erased']> = {
  isAutomaticReply: true,

  subject: ({ language, organisation }) => OWN_DATA[language].erasedMail.subject(organisation.name),

  fromName: ({ organisation }, company) => nameSender(organisation, company),

  Component: ({ props: { language, organisation, cancelled }, company }) => {
    const texts = OWN_DATA[language].erasedMail
    const behalf = describeBehalf(language, organisation, company)
    return (
      <Layout title={texts.title} preview={texts.title} company={company} language={language} behalf={behalf}>
        <Title>{texts.title}</Title>
        <Paragraph>{texts.text(organisation.name)}</Paragraph>
        {cancelled.length > 0 && <Paragraph>{texts.cancelled}</Paragraph>}
        {cancelled.map(({ service, startsAt, endsAt }) => (
          <Paragraph key={startsAt}>
            {service[language]}, {formatBookingPeriod({ startsAt, endsAt }, language)}
          </Paragraph>
        ))}
        <Paragraph>{texts.last}</Paragraph>
      </Layout>
    )
  },
}
