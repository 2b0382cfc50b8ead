import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, Title } from './prose.tsx'

/** To a future administrator. */
export const adminInvitation: MailTemplate<MailProps['admin-invitation']> = {
  subject: (_props, company) => `You are invited to administer ${company.name}`,

  Component: ({ props, company }) => (
    <Layout title="Your invitation" preview="The link works once, for 24 hours." company={company}>
      <Title>You are invited to administer {company.name}</Title>
      <Paragraph>Create your account with this address. The link works once, for 24 hours.</Paragraph>
      <Action href={props.url}>Create your account</Action>
    </Layout>
  ),
}
