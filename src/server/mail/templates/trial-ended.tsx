import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['trial-ended']

/** To everybody of an organisation whose trial ended and was not kept: how to get its data, and how to come back. */
export const trialEnded: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your trial of ${props.planName} has ended`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your trial has ended" preview={`Your data is kept until ${props.dataUntil}.`} company={company}>
      <Title>{`Your trial of ${props.planName} has ended`}</Title>
      <Paragraph>
        {props.firstName}, the trial ended on {props.endedOn}, and nothing is to be paid for it.
      </Paragraph>
      <Paragraph>
        You can sign in and download all your data until {props.dataUntil}. Until then you can also subscribe again:
        everything is as you left it. After that day your data is permanently deleted, with all accounts of your
        organisation.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>Download or subscribe</Action>
    </Layout>
  ),
}
