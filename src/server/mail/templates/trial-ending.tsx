import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailProps['trial-ending']

/** To all members of an organisation, three days before its trial ends. */
export const trialEnding: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your trial ends on ${props.endsOn}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your trial ends soon" preview={previewText(props)} company={company}>
      <Title>{`Your trial ends on ${props.endsOn}`}</Title>
      {props.isKept ? <Kept {...props} /> : <Undecided {...props} />}
      <Action href={`${planUrl(appUrl, props.userType)}${props.isKept ? '' : '#keep'}`}>
        {props.isKept ? 'See your plan' : `Keep ${props.planName}`}
      </Action>
    </Layout>
  ),
}

function previewText({ isKept, planName, endsOn }: Props): string {
  return isKept ? `${planName} then goes on.` : `Keep ${planName}, or let it end by itself on ${endsOn}.`
}

function Kept({ firstName, planName, total }: Props) {
  return (
    <Paragraph>
      {firstName}, your {planName} plan then goes on, and we send the invoice: {total} including VAT. Until then you can
      still cancel in the portal, and nothing is invoiced.
    </Paragraph>
  )
}

function Undecided({ firstName, planName, endsOn, dataUntil, total }: Props) {
  return (
    <>
      <Paragraph>
        {firstName}, would you like to keep {planName}? Then press “Keep {planName}” in the portal before that day. The
        set-up fee and the first period are invoiced on {endsOn}: {total} including VAT.
      </Paragraph>
      <Paragraph>
        If you do nothing, the trial ends by itself and nothing is invoiced. You can download your data until{' '}
        {dataUntil}. Then we permanently delete it.
      </Paragraph>
    </>
  )
}
