import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** To the administrator who tests mail delivery. */
export const testMail: MailTemplate<MailProps['test-mail']> = {
  subject: (_props, company) => `Test mail from ${company.name}`,

  Component: ({ company, appUrl }) => (
    <Layout title="Mail works" preview="You asked for this mail in the settings." company={company}>
      <Title>Mail works</Title>
      <Paragraph>
        You asked for this mail in the settings of {company.name} at {appUrl}. Its sender and its reply address are
        those that are set there now.
      </Paragraph>
    </Layout>
  ),
}
