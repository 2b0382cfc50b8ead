import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Quote, Title } from './prose.tsx'

type Props = MailProps['quote-answered']

/** To the team: a customer accepted or declined. */
export const quoteAnswered: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: ({ number, answer, organisation }) => `Quote ${number} ${answer} by ${organisation}`,

  Component: ({ props, company, appUrl }) => {
    const title = `Quote ${props.number} is ${props.answer}`
    return (
      <Layout title={title} preview={`${props.organisation}: ${props.title}`} company={company}>
        <Title>{title}</Title>
        <Details
          rows={[
            ['Customer', props.organisation],
            [props.answer === 'accepted' ? 'Accepted by' : 'Declined by', props.by],
            ['For', props.title],
            ['Total with VAT', props.total],
          ]}
        />
        {props.reason !== '' && <Quote>{props.reason}</Quote>}
        <Action href={appUrl + href('/dashboard/admin/upgrade/quotes/:quoteId', { quoteId: props.quoteId })}>
          See the quote
        </Action>
      </Layout>
    )
  },
}
