import { formatDay } from '#contracts/words/dates.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['policy-review-due']

/** To everybody of an organisation, before a policy is to be reviewed and on the day itself. */
export const policyReviewDue: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) =>
    props.isDue ? `Review due: ${props.policy}` : `Review due on ${formatDay(props.dueOn)}: ${props.policy}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`Review due: ${props.policy}`} preview={`Due on ${formatDay(props.dueOn)}`} company={company}>
      <Title>{props.isDue ? 'A policy review is due' : 'A policy review is coming up'}</Title>
      <Paragraph>{props.firstName}, this policy of your organisation is to be reviewed.</Paragraph>
      <Details
        rows={[
          ['Policy', props.policy],
          ['Answers for it', props.owner],
          ['Due on', formatDay(props.dueOn)],
        ]}
      />
      <Action href={`${appUrl}/dashboard/government/compliance/${props.policyId}/review`}>Open the review</Action>
    </Layout>
  ),
}
