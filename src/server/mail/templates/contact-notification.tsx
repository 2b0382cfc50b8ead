import { Link } from '@react-email/components'
import { ORGANIZATION_TYPES } from '#contracts/organization-types.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Notice, Quote, Title } from './prose.tsx'
import { COLOR } from './theme.ts'

type Props = MailProps['contact-notification']

const HELD = 'This message is held as possible spam. The sender got no acknowledgment.'

/** To the team, about a message of the contact form. */
export const contactNotification: MailTemplate<Props> = {
  subject: (props) => `${props.heldAsSpam ? '[Possible spam] ' : ''}New message from ${senderName(props)}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`New message from ${senderName(props)}`} preview={props.message} company={company}>
      {props.heldAsSpam && <Notice>{HELD}</Notice>}
      <Title>New message from {props.name}</Title>
      <Details rows={detailRows(props)} />
      <Quote>{props.message}</Quote>
      <Action href={appUrl + href('/dashboard/admin/inbox/:enquiryId', { enquiryId: props.enquiryId })}>
        Open in the inbox
      </Action>
    </Layout>
  ),
}

function senderName(props: Props): string {
  return props.organization === '' ? props.name : `${props.name}, ${props.organization}`
}

function detailRows(props: Props): Parameters<typeof Details>[0]['rows'] {
  const type = ORGANIZATION_TYPES.find(({ value }) => value === props.organizationType)
  return [
    ['Organization', props.organization],
    ...(type === undefined ? [] : [['Type', type.label] as [string, string]]),
    [
      'Email',
      // Encoded, because "?" and "&" in an address would add headers to the reply.
      <Link
        key="email"
        href={`mailto:${encodeURIComponent(props.email).replace('%40', '@')}`}
        style={{ color: COLOR.accent }}
      >
        {props.email}
      </Link>,
    ],
  ]
}
