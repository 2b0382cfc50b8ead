import type { MailTemplate, MailTemplates } from './index.ts'
import { irishTime } from './irish-time.ts'
import { Layout } from './layout.tsx'
import { Action, Details, Quote, Title } from './prose.tsx'

type Props = MailTemplates['request-notification']

/** To the team, about a request from a portal. */
export const requestNotification: MailTemplate<Props> = {
  subject: (props) => titleOf(props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={titleOf(props)} preview={props.message} company={company}>
      <Title>{titleOf(props)}</Title>
      <Details
        rows={[
          ['From', props.name === '' ? props.email : `${props.name} (${props.email})`],
          ['Organisation', props.organization === '' ? 'Not given' : props.organization],
          ['Reply by', irishTime(props.replyBy)],
        ]}
      />
      <Quote>{props.message}</Quote>
      <Action href={`${appUrl}/dashboard/admin/inbox/${encodeURIComponent(props.enquiryId)}`}>Open in the inbox</Action>
    </Layout>
  ),
}

function titleOf({ topic, organization, name }: Props): string {
  return `${topic}: ${organization || name}`
}
