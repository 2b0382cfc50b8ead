import { ORGANISATION_ROLE_HINTS, ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailProps['membership-news']

const TITLES: Record<Props['news'], (props: Props) => string> = {
  role_changed: ({ organisation }) => `Your role at ${organisation} has changed`,
  removed: ({ organisation }) => `You no longer belong to ${organisation}`,
  ownership_offered: ({ organisation }) => `You are offered ownership of ${organisation}`,
  ownership_taken: ({ organisation }) => `Your offer of ownership of ${organisation} was accepted`,
}

const SENTENCES: Record<Props['news'], (props: Props) => string> = {
  role_changed: ({ by, role }) =>
    role === null
      ? `${by} changed it.`
      : `${by} made you ${ORGANISATION_ROLE_LABELS[role]}. ${ORGANISATION_ROLE_HINTS[role]} Please sign in again.`,
  removed: ({ by }) => `${by} removed you, and you were signed out there. Your account stays, and you can sign in.`,
  ownership_offered: ({ by }) => `${by} offers it to you. Nothing changes until you accept it. You have 7 days.`,
  ownership_taken: ({ by }) => `${by} is an owner now.`,
}

/** To somebody whose place in an organisation changed. */
export const membershipNews: MailTemplate<Props> = {
  subject: (props) => TITLES[props.news](props),

  Component: ({ props, company, appUrl }) => (
    <Layout title={TITLES[props.news](props)} preview={SENTENCES[props.news](props)} company={company}>
      <Title>{TITLES[props.news](props)}</Title>
      <Paragraph>
        Hello {props.firstName}, {SENTENCES[props.news](props)}
      </Paragraph>
      {props.news === 'ownership_offered' && (
        <Action href={`${appUrl}${href('/account/organisations')}`}>See the offer</Action>
      )}
    </Layout>
  ),
}
