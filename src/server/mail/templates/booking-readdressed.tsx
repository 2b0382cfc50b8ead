import { formatBookingMoment, formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { describeBehalf, findBookingTexts, nameSender } from './booking-texts.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Details, Paragraph, Title } from './prose.tsx'

/** To the address that an appointment had until now, in the language of its earlier mails. */
export const bookingReaddressed: MailTemplate<MailProps['booking-readdressed']> = {
  isAutomaticReply: true,

  subject: ({ language, service, startsAt }) =>
    findBookingTexts(language, service).readdressed.subject(formatBookingMoment(startsAt, language)),

  fromName: ({ organisation }, company) => nameSender(organisation, company),

  Component: ({ props, company }) => {
    const { language, organisation, service } = props
    const { readdressed, greeting, rows } = findBookingTexts(language, service)
    const { title, text, warning } = readdressed
    const behalf = describeBehalf(language, organisation, company)
    return (
      <Layout title={title} preview={title} company={company} language={language} behalf={behalf}>
        <Title>{title}</Title>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Details
          rows={[
            [rows.when, formatBookingPeriod(props, language)],
            [rows.service, service],
          ]}
        />
        <Paragraph>{text}</Paragraph>
        <Paragraph>{warning(organisation.phone)}</Paragraph>
      </Layout>
    )
  },
}
