import { Link } from '@react-email/components'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { COLOR } from './look.ts'
import { Details, Notice, Title } from './prose.tsx'

type Props = MailTemplates['registration-notification']

const QUOTE = 'This customer chose a plan without a price and waits for a quote.'

/** To the team, about a new account. */
export const registrationNotification: MailTemplate<Props> = {
  subject: (props) => `New account: ${props.organisation ?? props.name}`,

  Component: ({ props, company }) => (
    <Layout title={`New account: ${props.organisation ?? props.name}`} preview={props.name} company={company}>
      {props.isQuoteNeeded && <Notice>{QUOTE}</Notice>}
      <Title>{props.organisation ?? props.name}</Title>
      <Details rows={detailsOf(props)} />
    </Layout>
  ),
}

function detailsOf(props: Props): Parameters<typeof Details>[0]['rows'] {
  return [
    ['Name', props.name],
    [
      'Email',
      <Link key="email" href={`mailto:${props.email}`} style={{ color: COLOR.accent }}>
        {props.email}
      </Link>,
    ],
    ...(props.phone === null ? [] : [['Phone', props.phone] as [string, string]]),
    ['Account', props.userType === 'GOVERNMENT' ? 'Government' : 'Business'],
    ...(props.planName === null ? [] : [['Plan', props.planName] as [string, string]]),
  ]
}
