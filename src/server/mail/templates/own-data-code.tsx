import { OWN_DATA } from '#content/receptionist/own-data.ts'
import { describeBehalf } from './booking-texts.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** To an address whose data an organisation stores, when a person asks to see it. */
export const ownDataCode: MailTemplate<MailProps['own-data-code']> = {
  isAutomaticReply: true,

  subject: ({ language, organisation }) => OWN_DATA[language].codeMail.subject(organisation.name),

  fromName: ({ organisation }, company) => `${organisation.name} (${company.name})`,

  Component: ({ props: { language, organisation, code }, company }) => {
    const texts = OWN_DATA[language].codeMail
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
