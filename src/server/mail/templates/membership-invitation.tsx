import { ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, Title } from './prose.tsx'
import { RoleParagraph } from './role-paragraph.tsx'

type Props = MailProps['membership-invitation']

const writeTitle = ({ organisation }: Props) => `You are invited to ${organisation}`

/** To a person whom a customer invites into their organisation. */
export const membershipInvitation: MailTemplate<Props> = {
  subject: writeTitle,

  Component: ({ props, company }) => (
    <Layout title={writeTitle(props)} preview="The link works once, for 7 days." company={company}>
      <Title>{writeTitle(props)}</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {props.by} invites you to work with {props.organisation} on {company.name}. Your role would be{' '}
        {ORGANISATION_ROLE_LABELS[props.role]}.
      </Paragraph>
      <RoleParagraph organisationRole={props.role} />
      <Paragraph>
        If you have an account with this address, sign in and join with it. If not, you make one in a minute.
      </Paragraph>
      <Action href={props.url}>See the invitation</Action>
      <Paragraph>The link works once, for 7 days. If you do not know {props.organisation}, ignore this mail.</Paragraph>
    </Layout>
  ),
}
