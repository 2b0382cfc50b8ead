import { href } from '../../links.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Paragraph, PlainLink, Title } from './prose.tsx'

const PROMISE = 'configured and ready within 24 hours of account creation'

/** To a person who has just registered. */
export const welcome: MailTemplate<MailProps['welcome']> = {
  isAutomaticReply: true,

  subject: (_props, company) => `Welcome to ${company.name}`,

  Component: ({ props, company, appUrl }) => (
    <Layout title={`Welcome to ${company.name}`} preview="Your account is ready." company={company}>
      <Title>Welcome, {props.firstName}</Title>
      {props.planName === null ? (
        <Paragraph>Your account is ready. Complete the details of your organisation in the portal.</Paragraph>
      ) : (
        <Paragraph>Your AI receptionist will be {PROMISE}.</Paragraph>
      )}
      {props.talkUrl && (
        <>
          <Paragraph>
            It answers on web chat already: talk to it at <PlainLink href={props.talkUrl} />. It started with your
            address and number, and with the hours and answers that are usual in your industry.
          </Paragraph>
          <Paragraph>
            Please check its hours and services under Set-up and its answers under Knowledge. What you change there
            counts once you publish it.
          </Paragraph>
        </>
      )}
      {props.planName !== null && <Paragraph>{planSentence(props.planName, props.trialDays)}</Paragraph>}
      <Paragraph>If you have a question, answer this mail.</Paragraph>
      <Action
        href={appUrl + (props.userType === 'GOVERNMENT' ? href('/dashboard/government') : href('/dashboard/business'))}
      >
        Open your dashboard
      </Action>
    </Layout>
  ),
}

function planSentence(planName: string, trialDays: number): string {
  if (planName === 'Elite') return 'You asked for the Elite plan. We will be in touch about your quote.'
  const trial =
    trialDays > 0
      ? ` It starts with a free trial of ${trialDays} days: no card is needed, and nothing is invoiced during it, the set-up fee included. The trial ends by itself unless you keep it.`
      : ''
  return `You chose the ${planName} plan.${trial}`
}
