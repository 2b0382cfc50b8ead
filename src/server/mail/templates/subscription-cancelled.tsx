import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailProps['subscription-cancelled']

/** To all members of an organisation that cancelled its plan. */
export const subscriptionCancelled: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your ${props.planName} plan is cancelled`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your plan is cancelled" preview={`It runs until ${props.endsOn}.`} company={company}>
      <Title>{`Your ${props.planName} plan is cancelled`}</Title>
      <Paragraph>
        {props.firstName}, it runs until {props.endsOn}. Until then you can{' '}
        {props.isTrial ? 'still keep it' : 'take the cancellation back'} in the portal.
        {props.isTrial && ' Nothing is invoiced for the trial.'}
      </Paragraph>
      <Paragraph>
        You can download your data until {props.dataUntil}. Then we permanently delete it, with all accounts of your
        organisation. We keep invoices for as long as tax law requires.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your plan</Action>
    </Layout>
  ),
}
