import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** To a person whose two-factor sign-in an administrator has turned off. */
export const twoFactorReset: MailTemplate<MailProps['two-factor-reset']> = {
  subject: () => 'Your two-factor sign-in was turned off',

  Component: ({ props, company }) => (
    <Layout
      title="Your two-factor sign-in was turned off"
      preview="Your password alone signs you in."
      company={company}
    >
      <Title>Your two-factor sign-in was turned off</Title>
      <Paragraph>
        Hello {props.firstName}, our team turned it off, and every device was signed out. Your password alone signs you
        in until you turn it on again in your account.
      </Paragraph>
      <Paragraph>If you did not ask for this, answer this mail or ring {company.phone}.</Paragraph>
    </Layout>
  ),
}
