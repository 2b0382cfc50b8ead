import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, Title } from './prose.tsx'

/** To a person with unread chat messages. It does not contain them, because others may read the mailbox. */
export const chatUnread: MailTemplate<MailProps['chat-unread']> = {
  isAutomaticReply: true,

  subject: (props) => `${countMessages(props.messages)}: ${props.title}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={countMessages(props.messages)} preview={`In the conversation “${props.title}”.`} company={company}>
      <Title>{countMessages(props.messages)} for you</Title>
      <Paragraph>
        Hello {props.firstName}, {props.from === null ? `our advisers have` : `${props.from} has`} written in the
        conversation “{props.title}”.
      </Paragraph>
      <Action href={`${appUrl}${props.path}`}>Open the conversation</Action>
      <Paragraph>There is one mail for each conversation until you have read it.</Paragraph>
    </Layout>
  ),
}

function countMessages(messages: number): string {
  return messages === 1 ? '1 new message' : `${messages} new messages`
}
