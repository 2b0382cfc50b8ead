import type { MailTemplate, MailTemplates } from './index.ts'
import { Layout } from './layout.tsx'
import { Paragraph, Title } from './prose.tsx'

/** The last mail to somebody without an account who asked to be erased. */
export const dataErased: MailTemplate<MailTemplates['data-erased']> = {
  subject: (_props, company) => `What ${company.name} held about you was erased`,

  Component: ({ company }) => (
    <Layout title="Your data was erased" preview="What we held about you is gone." company={company}>
      <Title>What we held about you was erased</Title>
      <Paragraph>Your messages to us and our answers are gone. Backups lose them as they are replaced.</Paragraph>
      <Paragraph>This is the last mail to this address.</Paragraph>
    </Layout>
  ),
}
