import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['trial-kept']

/** To all members of an organisation that keeps its trial: what is invoiced, and when. */
export const trialKept: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `You keep ${props.planName}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`You keep ${props.planName}`} preview={`Invoiced on ${props.invoicedOn}.`} company={company}>
      <Title>{`You keep ${props.planName}`}</Title>
      <Paragraph>
        {props.firstName}, the trial stays free until {props.invoicedOn}. On that day your plan goes on, and we invoice:
      </Paragraph>
      <Details
        rows={[
          ...props.lines.map(({ description, net }): [string, string] => [description, net]),
          ['VAT', props.vat],
          ['Total', props.total],
        ]}
      />
      <Paragraph>Until then you can change your mind in the portal. Nothing is invoiced in that case.</Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your plan</Action>
    </Layout>
  ),
}
