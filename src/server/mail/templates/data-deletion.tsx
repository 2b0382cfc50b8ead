import { planUrl } from './billing-links.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Action, Notice, Paragraph, Title } from './prose.tsx'

type Props = MailTemplates['data-deletion']

/** To everybody of an organisation, a week before its data is deleted. */
export const dataDeletion: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: (props) => `Your data is deleted on ${props.deletedOn}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title="Your data will be deleted" preview={`On ${props.deletedOn}, for good.`} company={company}>
      <Notice>This cannot be taken back.</Notice>
      <Title>{`Your data is deleted on ${props.deletedOn}`}</Title>
      <Paragraph>
        {props.firstName}, your plan has ended. On {props.deletedOn} everything in your portal is permanently deleted,
        with all accounts of your organisation. Until then you can download your data, or resubscribe and keep it.
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>Download or resubscribe</Action>
    </Layout>
  ),
}
