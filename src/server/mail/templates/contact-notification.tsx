import { Link } from '@react-email/components'
import { ORGANIZATION_TYPES } from '#contracts/organization-types.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { COLOR } from './look.ts'
import { Action, Details, Notice, Quote, Title } from './prose.tsx'

type Props = MailTemplates['contact-notification']

const HELD = 'This looks machine-made and is held as possible spam. The sender got no acknowledgment.'

/** To the team, about a message from the website. */
export const contactNotification: MailTemplate<Props> = {
  subject: (props) => `${props.heldAsSpam ? '[Possible spam] ' : ''}New message from ${senderOf(props)}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`New message from ${senderOf(props)}`} preview={props.message} company={company}>
      {props.heldAsSpam && <Notice>{HELD}</Notice>}
      <Title>New message from {props.name}</Title>
      <Details rows={detailsOf(props)} />
      <Quote>{props.message}</Quote>
      <Action href={`${appUrl}/dashboard/admin/inbox/${encodeURIComponent(props.enquiryId)}`}>Open in the inbox</Action>
    </Layout>
  ),
}

function senderOf(props: Props): string {
  return props.organization === '' ? props.name : `${props.name}, ${props.organization}`
}

function detailsOf(props: Props): Parameters<typeof Details>[0]['rows'] {
  const type = ORGANIZATION_TYPES.find(({ value }) => value === props.organizationType)
  return [
    ['Organization', props.organization],
    ...(type === undefined ? [] : [['Type', type.label] as [string, string]]),
    [
      'Email',
      // An address may hold "?" and "&", which would add headers to the answer.
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
