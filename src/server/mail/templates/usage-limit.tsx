import { formatCount } from '#contracts/words/amounts.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['usage-limit']

const writeTitle = ({ percent }: Props) =>
  percent === 100
    ? 'Your receptionist has used up this month’s conversations'
    : `Your receptionist has used ${percent}% of this month’s conversations`

/** To the owners of an organisation, once a month at each percentage of the plan's limit. */
export const usageLimit: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: writeTitle,

  Component: ({ props, company, appUrl }) => (
    <Layout title={writeTitle(props)} preview={previewText(props)} company={company}>
      <Title>{writeTitle(props)}</Title>
      <Paragraph>
        {props.firstName}, {props.percent === 100 ? AT_LIMIT : BEFORE_LIMIT}
      </Paragraph>
      <Details rows={[['This month', `${formatCount(props.used)} of ${formatCount(props.limit)} conversations`]]} />
      <Paragraph>A larger plan counts at once. Next month the count begins again.</Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See the plans</Action>
    </Layout>
  ),
}

const AT_LIMIT =
  'conversations that began before go on. In new ones it still says that it is an AI, names 112 and 999 in an emergency, takes messages and brings in a person. It answers no questions there and books nothing.'

const BEFORE_LIMIT =
  'nothing changes for your callers yet. After the last one it takes messages and brings in a person, but answers no questions and books nothing.'

function previewText({ used, limit }: Props): string {
  return `${formatCount(used)} of ${formatCount(limit)} conversations.`
}
