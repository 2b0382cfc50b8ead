import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['subscription-cancelled']

/** To everybody of an organisation that cancelled its plan: what happens when. */
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
        Your data can be downloaded until {props.dataUntil}. Then it is permanently deleted, with all accounts of your
        organisation. Invoices are kept for as long as tax law demands.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your plan</Action>
    </Layout>
  ),
}
