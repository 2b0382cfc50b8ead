import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, Title } from './prose.tsx'

/** To the owner of an account, whoever asked for the reset. */
export const passwordReset: MailTemplate<MailProps['password-reset']> = {
  subject: (_props, company) => `Choose a new password for ${company.name}`,

  Component: ({ props, company }) => (
    <Layout title="Choose a new password" preview="The link works once, for an hour." company={company}>
      <Title>Choose a new password</Title>
      <Paragraph>Hello {props.firstName}, this link works once, for an hour.</Paragraph>
      <Action href={props.url}>Choose a new password</Action>
      <Paragraph>If you did not ask for it, ignore this mail. Your password has not changed.</Paragraph>
    </Layout>
  ),
}
