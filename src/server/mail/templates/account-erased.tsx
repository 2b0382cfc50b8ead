import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** The last mail to a person whose account was erased. */
export const accountErased: MailTemplate<MailProps['account-erased']> = {
  subject: (_props, company) => `Your account at ${company.name} was erased`,

  Component: ({ props, company }) => (
    <Layout title="Your account was erased" preview="What we held about you is gone." company={company}>
      <Title>Your account was erased</Title>
      <Paragraph>
        What we held about you{props.organisationErased ? ' and your organisation' : ''} is gone. Older backups are
        deleted as newer ones replace them. We keep invoices for as long as the law requires, without your name.
      </Paragraph>
      <Paragraph>This is the last mail to this address.</Paragraph>
    </Layout>
  ),
}
