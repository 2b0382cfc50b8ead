import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['trial-ending']

/** To everybody of an organisation, some days before its trial ends: whether to keep it. */
export const trialEnding: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your trial ends on ${props.endsOn}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your trial ends soon" preview={previewOf(props)} company={company}>
      <Title>{`Your trial ends on ${props.endsOn}`}</Title>
      {props.isKept ? <Kept {...props} /> : <Asked {...props} />}
      <Action href={`${planUrl(appUrl, props.userType)}${props.isKept ? '' : '#keep'}`}>
        {props.isKept ? 'See your plan' : `Keep ${props.planName}`}
      </Action>
    </Layout>
  ),
}

function previewOf({ isKept, planName, endsOn }: Props): string {
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

function Asked({ firstName, planName, endsOn, dataUntil, total }: Props) {
  return (
    <>
      <Paragraph>
        {firstName}, would you like to keep {planName}? Then press “Keep {planName}” in the portal before that day. The
        set-up fee and the first period are invoiced on {endsOn}: {total} including VAT.
      </Paragraph>
      <Paragraph>
        If you do nothing, the trial ends by itself and nothing is invoiced. Your data can be downloaded until{' '}
        {dataUntil}. Then it is permanently deleted.
      </Paragraph>
    </>
  )
}
