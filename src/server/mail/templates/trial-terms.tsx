import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['trial-terms']

/** To everybody of an organisation whose set-up was invoiced during its trial: the trial ends by itself all the same. */
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
      {props.invoice !== null && <Paragraph>{sentenceAbout(props.invoice, props)}</Paragraph>}
      <Paragraph>
        If you do nothing, the trial ends on {props.endsOn}. Your data can then be downloaded until {props.dataUntil}.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your trial</Action>
    </Layout>
  ),
}

function sentenceAbout(invoice: string, { isPaid }: Props): string {
  return isPaid
    ? `You have paid the set-up fee with invoice ${invoice}. It is not charged again.`
    : `Invoice ${invoice} for the set-up fee need not be paid yet. If you keep the plan, it stands and the set-up is not charged again. If you don't, we take it back with a credit note when the trial ends.`
}
