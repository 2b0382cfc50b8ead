import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { planUrl } from './plan-url.ts'
import { Action, Paragraph, Title } from './prose.tsx'

type Props = MailProps['plan-news']

const TITLES: Record<Props['news'], (plan: string) => string> = {
  started: (plan) => `Your ${plan} plan has started`,
  changed: (plan) => `Your plan is now ${plan}`,
  change_planned: (plan) => `Your plan changes to ${plan}`,
  resumed: (plan) => `Your ${plan} plan goes on`,
}

const SENTENCES: Record<Props['news'], (on: string) => string> = {
  started: (on) => `it runs from ${on}.`,
  changed: (on) => `the change took effect on ${on}.`,
  change_planned: (on) => `the change takes effect on ${on}. Until then you can take it back in the portal.`,
  resumed: (on) => `the cancellation was taken back on ${on}, and everything stays as it was.`,
}

/** To all members of an organisation whose plan was started, changed or resumed. */
export const planNews: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: ({ news, planName }) => TITLES[news](planName),

  Component: ({ props, company, appUrl }) => (
    <Layout title={TITLES[props.news](props.planName)} preview={SENTENCES[props.news](props.on)} company={company}>
      <Title>{TITLES[props.news](props.planName)}</Title>
      <Paragraph>
        {props.firstName}, {SENTENCES[props.news](props.on)}
      </Paragraph>
      <Action href={planUrl(appUrl, props.userType)}>See your plan</Action>
    </Layout>
  ),
}
