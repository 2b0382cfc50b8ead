import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['trial-ending']

/** To everybody of an organisation, some days before its trial ends. */
export const trialEnding: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your trial ends on ${props.endsOn}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your trial ends soon" preview={`It ends on ${props.endsOn}.`} company={company}>
      <Title>{`Your trial ends on ${props.endsOn}`}</Title>
      <Paragraph>
        {props.firstName}, your {props.planName} plan then goes on by itself, and we send the invoice for the first
        month: {props.total} including VAT.
      </Paragraph>
      <Paragraph>If you would rather not go on, cancel before that day and nothing more is invoiced.</Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your plan</Action>
    </Layout>
  ),
}
