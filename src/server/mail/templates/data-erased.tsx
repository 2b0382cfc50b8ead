import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Paragraph, Title } from './prose.tsx'

/** The last mail to a person without an account who asked for erasure. */
export const dataErased: MailTemplate<MailProps['data-erased']> = {
  subject: (_props, company) => `What ${company.name} held about you was erased`,

  Component: ({ company }) => (
    <Layout title="Your data was erased" preview="What we held about you is gone." company={company}>
      <Title>What we held about you was erased</Title>
      <Paragraph>
        Your messages to us and our answers are gone. Older backups are deleted as newer ones replace them.
      </Paragraph>
      <Paragraph>This is the last mail to this address.</Paragraph>
    </Layout>
  ),
}
