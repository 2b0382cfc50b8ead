import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Notice, Paragraph, Title } from './prose.tsx'

type Props = MailProps['data-deletion']

/** To all members of an organisation, a week before its data is deleted. */
export const dataDeletion: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your data is deleted on ${props.deletedOn}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your data will be deleted" preview={`On ${props.deletedOn}, for good.`} company={company}>
      <Notice>This cannot be taken back.</Notice>
      <Title>{`Your data is deleted on ${props.deletedOn}`}</Title>
      <Paragraph>
        {props.firstName}, your plan has ended. On {props.deletedOn} we permanently delete everything in your portal and
        all accounts of your organisation. Until then you can download your data, or resubscribe and keep it.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>Download or resubscribe</Action>
    </Layout>
  ),
}
