import { ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, Title } from './prose.tsx'
import { RoleParagraph } from './role-paragraph.tsx'

type Props = MailProps['membership-news']

const TITLES: Record<Props['news'], (props: Props) => string> = {
  role_changed: ({ organisation }) => `Your role at ${organisation} has changed`,
  removed: ({ organisation }) => `You no longer belong to ${organisation}`,
  ownership_offered: ({ organisation }) => `You are offered ownership of ${organisation}`,
  ownership_taken: ({ organisation }) => `Your offer of ownership of ${organisation} was accepted`,
}

const SENTENCES: Record<Props['news'], (props: Props) => string> = {
  role_changed: ({ by, organisation, role }) =>
    role === null
      ? `${by} changed your role at ${organisation}.`
      : `${by} changed your role at ${organisation} to ${ORGANISATION_ROLE_LABELS[role]}. You were signed out there, so please sign in again.`,
  removed: ({ by, organisation }) =>
    `${by} removed you from ${organisation}, and you were signed out there. Your account stays, and you can sign in with it. If this is a mistake, please ask ${by}.`,
  ownership_offered: ({ by, organisation }) =>
    `${by} offers you ownership of ${organisation}. You have 7 days to answer, and nothing changes until you accept.`,
  ownership_taken: ({ by, organisation, role }) => `${by} is an owner of ${organisation} now.${OWN_ROLE[role ?? '']}`,
}

/** The new role of an owner whose offer was accepted. Missing in mails of older versions. */
const OWN_ROLE: Record<string, string> = {
  '': '',
  owner: ' You stay an owner too.',
  manager: ' You are a manager now.',
}

/** The link of mails that ask for an action. */
const ACTIONS: Partial<Record<Props['news'], { path: string; label: string }>> = {
  role_changed: { path: href('/sign-in'), label: 'Sign in' },
  ownership_offered: { path: href('/account/organisations'), label: 'See the offer' },
}

/** To a person whose membership changed. */
export const membershipNews: MailTemplate<Props> = {
  subject: (props) => TITLES[props.news](props),

  Component: ({ props, company, appUrl }) => {
    const [title, sentence, action] = [TITLES[props.news](props), SENTENCES[props.news](props), ACTIONS[props.news]]
    return (
      <Layout title={title} preview={sentence} company={company}>
        <Title>{title}</Title>
        <Paragraph>Hello {props.firstName},</Paragraph>
        <Paragraph>{sentence}</Paragraph>
        {props.news === 'role_changed' && props.role !== null && <RoleParagraph organisationRole={props.role} />}
        {props.news === 'ownership_offered' && <RoleParagraph organisationRole="owner" />}
        {action !== undefined && <Action href={`${appUrl}${action.path}`}>{action.label}</Action>}
      </Layout>
    )
  },
}
