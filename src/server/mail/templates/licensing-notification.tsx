import { Link } from '@react-email/components'
import type { MailTemplate, MailTemplates } from './index.ts'
import { irishTime } from './irish-time.ts'
import { Layout } from './layout.tsx'
import { COLOR } from './look.ts'
import { Action, Details, Notice, Quote, Title } from './prose.tsx'

type Props = MailTemplates['licensing-notification']

/** To the team, about a sector module. */
export const licensingNotification: MailTemplate<Props> = {
  subject: (props) => `${props.acknowledgeBy === null ? '' : '[Possible spam] '}${titleOf(props)}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={titleOf(props)} preview={props.message} company={company}>
      {props.acknowledgeBy !== null && (
        <Notice>
          This looks machine-made and is held as possible spam. The sender got no acknowledgment. If a person wrote it,
          acknowledge it by {irishTime(props.acknowledgeBy)}.
        </Notice>
      )}
      <Title>{titleOf(props)}</Title>
      <Details
        rows={[
          ['Module', props.module],
          ['Organization', props.organization === '' ? 'Not given' : props.organization],
          ['Email', <AddressLink key="email" address={props.email} />],
          ['Reply by', irishTime(props.replyBy)],
        ]}
      />
      <Quote>{props.message}</Quote>
      <Action href={`${appUrl}/dashboard/admin/inbox/${encodeURIComponent(props.enquiryId)}`}>Open in the inbox</Action>
    </Layout>
  ),
}

function titleOf({ module, organization, email }: Props): string {
  return `${module} licensing inquiry from ${organization === '' ? email : organization}`
}

/** An address may hold "?" and "&", which would add headers to the answer. */
function AddressLink({ address }: { address: string }) {
  return (
    <Link href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} style={{ color: COLOR.accent }}>
      {address}
    </Link>
  )
}
