import { Link } from '@react-email/components'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Details, Notice, Title } from './prose.tsx'
import { COLOR } from './theme.ts'

type Props = MailProps['registration-notification']

const QUOTE = 'This customer chose a plan without a price and waits for a quote.'

/** To the team, about a new account. */
export const registrationNotification: MailTemplate<Props> = {
  subject: (props) => `New account: ${props.organisation ?? props.name}`,

  Component: ({ props, company }) => (
    <Layout title={`New account: ${props.organisation ?? props.name}`} preview={props.name} company={company}>
      {props.isQuoteNeeded && <Notice>{QUOTE}</Notice>}
      <Title>{props.organisation ?? props.name}</Title>
      <Details rows={detailRows(props)} />
    </Layout>
  ),
}

function detailRows(props: Props): Parameters<typeof Details>[0]['rows'] {
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
