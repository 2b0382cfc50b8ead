import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

/** To somebody who forgot their password, or whom somebody else pretends to be. */
export const passwordReset: MailTemplate<MailTemplates['password-reset']> = {
  subject: (_props, company) => `Choose a new password for ${company.name}`,

  Component: ({ props, company }) => (
    <Layout title="Choose a new password" preview="The link works once, for an hour." company={company}>
      <Title>Choose a new password</Title>
      <Paragraph>Hello {props.firstName}, this link works once, for an hour.</Paragraph>
      <Action href={props.url}>Choose a new password</Action>
      <Paragraph>You did not ask for it? Then nothing has changed, and you need to do nothing.</Paragraph>
    </Layout>
  ),
}
