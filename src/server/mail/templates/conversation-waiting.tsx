import { formatPhone } from '#contracts/irish.ts'
import { formatWeekdayMoment } from '#contracts/words/dates.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Paragraph, Quote, Title } from './prose.tsx'

type Props = MailProps['conversation-waiting']

const REASONS = {
  'handed over': 'Asked for a person',
  'message taken': 'Left a message',
  urgent: 'Wrote something urgent, and got the emergency advice',
}

/** What the caller was told. */
const SAID = {
  'handed over': 'your receptionist has told this caller that your team knows.',
  'message taken': 'your receptionist has told this caller that somebody will get in touch.',
  urgent: 'your receptionist gave this caller emergency advice.',
}

const nameCaller = ({ caller }: Props) => caller ?? 'Somebody on your website'

const nameNews = (props: Props) =>
  `${props.why === 'urgent' || props.isUrgent === true ? 'Urgent: ' : ''}${nameCaller(props)} needs a person`

/** How to answer without opening the conversation. */
const listContacts = ({ phone, email }: Props): [string, string][] => [
  ...(phone == null ? [] : [['Phone', formatPhone(phone)] as [string, string]]),
  ...(email == null ? [] : [['Email', email] as [string, string]]),
]

/** To the staff of an organisation whose receptionist needs a person. Of the conversation it has the message alone. */
export const conversationWaiting: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: nameNews,

  Component: ({ props, company, appUrl }) => (
    <Layout title={nameNews(props)} preview={`${REASONS[props.why]}.`} company={company}>
      <Title>{nameNews(props)}</Title>
      <Paragraph>
        {props.firstName}, {SAID[props.why]}
      </Paragraph>
      <Details
        rows={[
          ['Who', nameCaller(props)],
          ...listContacts(props),
          ['What', REASONS[props.why]],
          ...(props.advice == null ? [] : [['Advice', props.advice] as [string, string]]),
          ['When', formatWeekdayMoment(props.since)],
        ]}
      />
      {props.message != null && <Quote>{props.message}</Quote>}
      <Action href={appUrl + buildPath(props)}>Open the conversation</Action>
      <Paragraph>There is one mail for each conversation, and one for each message that follows it.</Paragraph>
    </Layout>
  ),
}

function buildPath({ userType, conversationId }: Props): string {
  const params = { conversationId }
  return userType === 'GOVERNMENT'
    ? href('/dashboard/government/receptionist/conversations/:conversationId', params)
    : href('/dashboard/business/receptionist/conversations/:conversationId', params)
}
