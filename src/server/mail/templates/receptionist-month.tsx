import { formatCount, formatEuro, formatHours } from '#contracts/words/amounts.ts'
import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['receptionist-month']

/** To the owners of an organisation: a summary of the previous month. */
export const receptionistMonth: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: ({ monthName }) => `Your receptionist in ${monthName}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`Your receptionist in ${props.monthName}`} preview={previewText(props)} company={company}>
      <Title>{`Your receptionist in ${props.monthName}`}</Title>
      <Paragraph>
        {props.firstName}, {inWords(props)}
      </Paragraph>
      <Details rows={listRows(props)} />
      <Action href={appUrl + buildPath(props)}>Read the conversations</Action>
    </Layout>
  ),
}

function listRows({ conversations, neededNobody, booked, waited, unknown, minutes, cents }: Props): [string, string][] {
  return [
    ['Conversations', formatCount(conversations)],
    ['Needed nobody', formatCount(neededNobody)],
    ['Booked', formatCount(booked)],
    ['Passed to a person', formatCount(waited)],
    ['Questions without an answer', formatCount(unknown)],
    ['Saved', `${formatHours(minutes)}, ${formatEuro(cents)}`],
  ]
}

const inWords = ({ conversations, neededNobody }: Props) =>
  `${conversations === 1 ? 'one conversation was held' : `${formatCount(conversations)} conversations were held`} last month. ${formatCount(neededNobody)} needed nobody of yours.`

const previewText = ({ neededNobody, conversations }: Props) =>
  `${formatCount(neededNobody)} of ${formatCount(conversations)} conversations needed nobody.`

function buildPath({ userType }: Props): string {
  return userType === 'GOVERNMENT'
    ? href('/dashboard/government/receptionist')
    : href('/dashboard/business/receptionist')
}
