import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

/** To somebody who is to become an administrator. */
export const adminInvitation: MailTemplate<MailTemplates['admin-invitation']> = {
  subject: (_props, company) => `You are invited to administer ${company.name}`,

  Component: ({ props, company }) => (
    <Layout title="Your invitation" preview="The link works once, for 24 hours." company={company}>
      <Title>You are invited to administer {company.name}</Title>
      <Paragraph>Create your account with this address. The link works once, for 24 hours.</Paragraph>
      <Action href={props.url}>Create your account</Action>
    </Layout>
  ),
}
