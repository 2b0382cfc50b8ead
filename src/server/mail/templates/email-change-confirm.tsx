import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

/** To the new address of somebody who wants to change theirs. */
export const emailChangeConfirm: MailTemplate<MailTemplates['email-change-confirm']> = {
  subject: (_props, company) => `Confirm your email address for ${company.name}`,

  Component: ({ props, company }) => (
    <Layout title="Confirm your email address" preview="The link works once, for 24 hours." company={company}>
      <Title>Confirm your email address</Title>
      <Paragraph>
        Somebody wants to sign in at {company.name} with this address. If that is you, confirm it: from then on you sign
        in with it.
      </Paragraph>
      <Action href={props.url}>Confirm this address</Action>
      <Paragraph>The link works once, for 24 hours. You did not ask for it? Then ignore this mail.</Paragraph>
    </Layout>
  ),
}
