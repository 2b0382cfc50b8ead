import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailProps['trial-started']

/** To all members of an organisation, when its trial begins. */
export const trialStarted: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your free trial of ${props.planName} has started`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your free trial" preview={`Free until ${props.endsOn}.`} company={company}>
      <Title>{`${props.planName} is free until ${props.endsOn}`}</Title>
      <Paragraph>
        {props.firstName}, we invoice nothing during the trial, not even the set-up fee. We ask you again three days
        before it ends.
      </Paragraph>
      <Paragraph>
        To go on, press “Keep {props.planName}” in the portal, at any time before the end. The set-up fee and the first
        period are then invoiced on {props.endsOn}: {props.total} including VAT.
      </Paragraph>
      <Paragraph>
        If you do nothing, the trial ends by itself. You can then download your data until {props.dataUntil}.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your trial</Action>
    </Layout>
  ),
}
