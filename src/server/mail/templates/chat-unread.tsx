import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

/** To somebody for whom messages wait in the chat. What they say stays there: mail is read in many places. */
export const chatUnread: MailTemplate<MailTemplates['chat-unread']> = {
  isAutomaticReply: true,

  subject: (props) => `${waiting(props.messages)}: ${props.title}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={waiting(props.messages)} preview={`In the conversation “${props.title}”.`} company={company}>
      <Title>{waiting(props.messages)} for you</Title>
      <Paragraph>
        Hello {props.firstName}, {props.from === null ? `our advisers have` : `${props.from} has`} written in the
        conversation “{props.title}”.
      </Paragraph>
      <Action href={`${appUrl}${props.path}`}>Open the conversation</Action>
      <Paragraph>There is one mail for each conversation until you have read it.</Paragraph>
    </Layout>
  ),
}

function waiting(messages: number): string {
  return messages === 1 ? '1 new message' : `${messages} new messages`
}
