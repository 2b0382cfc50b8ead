import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['trial-started']

/** To everybody of an organisation, when its trial begins: what happens at its end. */
export const trialStarted: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your free trial of ${props.planName} has started`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your free trial" preview={`Free until ${props.endsOn}.`} company={company}>
      <Title>{`${props.planName} is free until ${props.endsOn}`}</Title>
      <Paragraph>
        {props.firstName}, nothing is invoiced during the trial, the set-up fee included. We ask you again three days
        before it ends.
      </Paragraph>
      <Paragraph>
        To go on, press “Keep {props.planName}” in the portal, at any time before the end. The set-up fee and the first
        period are then invoiced on {props.endsOn}: {props.total} including VAT.
      </Paragraph>
      <Paragraph>
        If you do nothing, the trial ends by itself. Your data can then be downloaded until {props.dataUntil}.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your trial</Action>
    </Layout>
  ),
}
