import { Body, Container, Head, Html, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { CompanySettings } from '#contracts/settings.ts'
import { COLOR, FONT } from './look.ts'
import { Mark } from './mark.tsx'

const LONGEST_PREVIEW = 150

/** What all mails share. Nothing is loaded from anywhere: no pictures, no fonts, nothing that tells it was opened. */
export function Layout(given: { title: string; preview: string; company: CompanySettings; children: ReactNode }) {
  return (
    <Html lang="en">
      <Head>
        <title>{given.title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={{ backgroundColor: COLOR.canvas, fontFamily: FONT, padding: '32px 16px' }}>
        <Container style={{ maxWidth: 600, margin: '0 auto' }}>
          <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
            {given.preview.slice(0, LONGEST_PREVIEW)}
          </div>
          <Letterhead name={given.company.name} />
          <Section
            style={{
              backgroundColor: COLOR.surface,
              border: `1px solid ${COLOR.line}`,
              borderRadius: 8,
              padding: '24px 28px',
            }}
          >
            {given.children}
          </Section>
          <Footer company={given.company} />
        </Container>
      </Body>
    </Html>
  )
}

function Letterhead({ name }: { name: string }) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" data-skip-in-text="true" style={{ marginBottom: 16 }}>
      <tbody>
        <tr>
          <td>
            <Mark name={name} />
          </td>
          <td style={{ paddingLeft: 12, fontSize: 20, fontWeight: 600, color: COLOR.ink }}>{name}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Footer({ company }: { company: CompanySettings }) {
  const small = { color: COLOR.muted, fontSize: 13, lineHeight: '19px', margin: '0 0 4px' }
  return (
    <Section style={{ padding: '20px 28px 0' }}>
      <Text style={small}>
        {company.legalName}, {company.addressLines.join(', ')}
      </Text>
      <Text style={small}>
        {company.phone},{' '}
        <Link href={`mailto:${company.email}`} style={{ color: COLOR.accent }}>
          {company.email}
        </Link>
      </Text>
    </Section>
  )
}
