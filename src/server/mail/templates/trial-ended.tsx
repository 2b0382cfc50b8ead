import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailProps['trial-ended']

/** To all members of an organisation whose trial ended and was not kept. */
export const trialEnded: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your trial of ${props.planName} has ended`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your trial has ended" preview={`Your data is kept until ${props.dataUntil}.`} company={company}>
      <Title>{`Your trial of ${props.planName} has ended`}</Title>
      <Paragraph>
        {props.firstName}, the trial ended on {props.endedOn}. You pay nothing for it.
      </Paragraph>
      <Paragraph>
        You can sign in and download all your data until {props.dataUntil}. Until then you can also subscribe again, and
        everything is as you left it. After that day we permanently delete your data, with all accounts of your
        organisation.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>Download or subscribe</Action>
    </Layout>
  ),
}
