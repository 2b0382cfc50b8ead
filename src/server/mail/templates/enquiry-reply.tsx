import type { CompanySettings } from '#contracts/settings.ts'
import type { MailTemplate, MailTemplates } from './index.ts'
import { irishTime } from './irish-time.ts'
import { Layout } from './layout.tsx'
import { Paragraph, Quote, Title } from './prose.tsx'
import { Written } from './written.tsx'

type Props = MailTemplates['enquiry-reply']

/** A person's answer to somebody who wrote to us, in the thread of the acknowledgment. */
export const enquiryReply: MailTemplate<Props> = {
  subject: (props, company) => `Re: ${subjectOf(props, company)}`,

  Component: ({ props, company }) => (
    <Layout title={subjectOf(props, company)} preview={props.reply} company={company}>
      {props.name !== '' && <Title>Hello {props.name}</Title>}
      <Written>{props.reply}</Written>
      <Paragraph>{props.from === '' ? company.name : `${props.from}, ${company.name}`}</Paragraph>
      <Paragraph>You wrote on {irishTime(props.writtenAt)}:</Paragraph>
      <Quote>{props.message}</Quote>
    </Layout>
  ),
}

/** As the acknowledgment had it: some mail clients go by the subject. */
function subjectOf({ kind, about }: Props, company: CompanySettings): string {
  if (kind === 'licensing') return `Your ${about} inquiry reached ${company.name}`
  return kind === 'contact' ? `Your message reached ${company.name}` : `We have your request: ${about}`
}
