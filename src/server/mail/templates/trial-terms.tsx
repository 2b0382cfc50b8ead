import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailProps['trial-terms']

/** To all members of an organisation whose set-up was invoiced during its trial, which still ends by itself. */
export const trialTerms: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your trial of ${props.planName} ends by itself`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="About your trial" preview={`It ends on ${props.endsOn} unless you keep it.`} company={company}>
      <Title>{`Your trial of ${props.planName} ends by itself`}</Title>
      <Paragraph>
        {props.firstName}, your trial runs until {props.endsOn}. It no longer turns into a paid plan by itself. To go
        on, press “Keep {props.planName}” in the portal before that day.
      </Paragraph>
      {props.invoice !== null && <Paragraph>{setupInvoiceSentence(props.invoice, props)}</Paragraph>}
      <Paragraph>
        If you do nothing, the trial ends on {props.endsOn}. You can then download your data until {props.dataUntil}.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your trial</Action>
    </Layout>
  ),
}

function setupInvoiceSentence(invoice: string, { isPaid }: Props): string {
  return isPaid
    ? `You have paid the set-up fee with invoice ${invoice}. It is not charged again.`
    : `Invoice ${invoice} for the set-up fee need not be paid yet. If you keep the plan, it stands and the set-up is not charged again. If you don't, we take it back with a credit note when the trial ends.`
}
