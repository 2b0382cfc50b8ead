import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, Title } from './prose.tsx'

/** To the new address of a person who changes theirs. */
export const emailChangeConfirm: MailTemplate<MailProps['email-change-confirm']> = {
  subject: (_props, company) => `Confirm your email address for ${company.name}`,

  Component: ({ props, company }) => (
    <Layout title="Confirm your email address" preview="The link works once, for 24 hours." company={company}>
      <Title>Confirm your email address</Title>
      <Paragraph>
        Somebody wants to sign in at {company.name} with this address. If that is you, confirm it. You then sign in with
        this address.
      </Paragraph>
      <Action href={props.url}>Confirm this address</Action>
      <Paragraph>The link works once, for 24 hours. If you did not ask for it, ignore this mail.</Paragraph>
    </Layout>
  ),
}
