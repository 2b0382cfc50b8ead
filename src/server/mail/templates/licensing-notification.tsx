import { Link } from '@react-email/components'
import { formatWeekdayMoment } from '#contracts/words/dates.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Notice, Quote, Title } from './prose.tsx'
import { COLOR } from './theme.ts'

type Props = MailProps['licensing-notification']

/** To the team, about a licensing inquiry. */
export const licensingNotification: MailTemplate<Props> = {
  subject: (props) => `${props.acknowledgeBy === null ? '' : '[Possible spam] '}${mailTitle(props)}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={mailTitle(props)} preview={props.message} company={company}>
      {props.acknowledgeBy !== null && (
        <Notice>
          This inquiry is held as possible spam. The sender got no acknowledgment. If a person wrote it, acknowledge it
          by {formatWeekdayMoment(props.acknowledgeBy)}.
        </Notice>
      )}
      <Title>{mailTitle(props)}</Title>
      <Details
        rows={[
          ['Module', props.module],
          ['Organization', props.organization === '' ? 'Not given' : props.organization],
          ['Email', <AddressLink key="email" address={props.email} />],
          ['Reply by', formatWeekdayMoment(props.replyBy)],
        ]}
      />
      <Quote>{props.message}</Quote>
      <Action href={appUrl + href('/dashboard/admin/inbox/:enquiryId', { enquiryId: props.enquiryId })}>
        Open in the inbox
      </Action>
    </Layout>
  ),
}

function mailTitle({ module, organization, email }: Props): string {
  return `${module} licensing inquiry from ${organization === '' ? email : organization}`
}

/** Encoded, because "?" and "&" in an address would add headers to the reply. */
function AddressLink({ address }: { address: string }) {
  return (
    <Link href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} style={{ color: COLOR.accent }}>
      {address}
    </Link>
  )
}
