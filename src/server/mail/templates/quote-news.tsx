import { drawQuote } from '../../domains/quotes/draw-quote.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { quoteUrl } from './plan-url.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['quote-news']

const TITLES: Record<Props['news'], (number: string) => string> = {
  sent: (number) => `Your quote ${number}`,
  changed: (number) => `A new version of your quote ${number}`,
  accepted: (number) => `Quote ${number} is accepted`,
  declined: (number) => `Quote ${number} is declined`,
  withdrawn: (number) => `Quote ${number} is withdrawn`,
  cancelled: (number) => `Quote ${number} is cancelled`,
  delivered: (number) => `Quote ${number} is delivered`,
}

/** To all members of an organisation, about a quote. An offer has its PDF attached. */
export const quoteNews: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: ({ news, number, title }) => `${TITLES[news](number)}: ${title}`,

  Component: ({ props, company, appUrl }) => {
    const isOffer = props.document !== null
    const title = TITLES[props.news](props.number)
    return (
      <Layout title={title} preview={props.title} company={company}>
        <Title>{title}</Title>
        <Paragraph>
          {props.firstName}, {newsSentence(props)}
        </Paragraph>
        <Details rows={isOffer ? offerRows(props) : [['Quote', `${props.number}, ${props.title}`]]} />
        {isOffer && (
          <Paragraph>
            The quote is attached. You accept or decline it in the portal; until then nothing is charged.
          </Paragraph>
        )}
        <Action href={quoteUrl(appUrl, props.userType, props.quoteId)}>See the quote</Action>
      </Layout>
    )
  },

  attach: async ({ document }, company) =>
    document === null ? [] : [await drawQuote(document, company, new Date(document.sentAt ?? 0))],
}

function offerRows({ title, total, deposit, monthly, validUntil }: Props): [string, string][] {
  return [
    ['For', title],
    ['Total with VAT', total],
    ['Deposit with VAT', deposit],
    ...(monthly === null ? [] : [['A month, without VAT', monthly] as [string, string]]),
    ['Valid until', validUntil],
  ]
}

function newsSentence({ news, by, reason }: Props): string {
  const who = by === '' ? 'somebody of your organisation' : by
  const sentences: Record<Props['news'], string> = {
    sent: 'here is our quote.',
    changed: 'we have changed our quote. The page shows what is new. The earlier version can no longer be accepted.',
    accepted: `${who} accepted this quote. Thank you. If a deposit was agreed, its invoice comes in a mail of its own.`,
    declined: `${who} declined this quote. Nothing is charged.`,
    withdrawn: 'we have withdrawn this quote. It can no longer be accepted, and nothing is charged.',
    cancelled: `we have cancelled this order. If a deposit was invoiced, a credit note takes it back. ${reason}`,
    delivered: 'the work is delivered. If something is still to be paid, its invoice comes in a mail of its own.',
  }
  return sentences[news].trim()
}
