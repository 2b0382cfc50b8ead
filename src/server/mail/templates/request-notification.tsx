import { formatWeekdayMoment } from '#contracts/words/dates.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Quote, Title } from './prose.tsx'

type Props = MailProps['request-notification']

/** To the team, about a request from a portal. */
export const requestNotification: MailTemplate<Props> = {
  subject: (props) => mailTitle(props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={mailTitle(props)} preview={props.message} company={company}>
      <Title>{mailTitle(props)}</Title>
      <Details
        rows={[
          ['From', props.name === '' ? props.email : `${props.name} (${props.email})`],
          ['Organisation', props.organization === '' ? 'Not given' : props.organization],
          ['Reply by', formatWeekdayMoment(props.replyBy)],
        ]}
      />
      <Quote>{props.message}</Quote>
      <Action href={appUrl + href('/dashboard/admin/inbox/:enquiryId', { enquiryId: props.enquiryId })}>
        Open in the inbox
      </Action>
    </Layout>
  ),
}

function mailTitle({ topic, organization, name }: Props): string {
  return `${topic}: ${organization || name}`
}
