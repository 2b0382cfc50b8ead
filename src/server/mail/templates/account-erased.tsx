import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Paragraph, Title } from './prose.tsx'

/** The last mail to somebody who had their account erased. */
export const accountErased: MailTemplate<MailTemplates['account-erased']> = {
  subject: (_props, company) => `Your account at ${company.name} was erased`,

  Component: ({ props, company }) => (
    <Layout title="Your account was erased" preview="What we held about you is gone." company={company}>
      <Title>Your account was erased</Title>
      <Paragraph>
        What we held about you{props.organisationErased ? ' and your organisation' : ''} is gone. Backups lose it as
        they are replaced. Invoices are kept for as long as the law demands, without your name.
      </Paragraph>
      <Paragraph>This is the last mail to this address.</Paragraph>
    </Layout>
  ),
}
