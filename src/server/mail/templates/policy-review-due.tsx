import { formatDay } from '#contracts/words/dates.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['policy-review-due']

/** To all members of an organisation, before a policy review is due and on the day itself. */
export const policyReviewDue: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) =>
    props.isDue ? `Review due: ${props.policy}` : `Review due on ${formatDay(props.dueOn)}: ${props.policy}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`Review due: ${props.policy}`} preview={`Due on ${formatDay(props.dueOn)}`} company={company}>
      <Title>{props.isDue ? 'A policy review is due' : 'A policy review is coming up'}</Title>
      <Paragraph>{props.firstName}, please review this policy of your organisation.</Paragraph>
      <Details
        rows={[
          ['Policy', props.policy],
          ['Answers for it', props.owner],
          ['Due on', formatDay(props.dueOn)],
        ]}
      />
      <Action href={appUrl + href('/dashboard/government/compliance/:policyId/review', { policyId: props.policyId })}>
        Open the review
      </Action>
    </Layout>
  ),
}
