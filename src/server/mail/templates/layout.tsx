import { Body, Container, Head, Html, Link, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import { Logo } from './logo.tsx'
import { COLOR, FONT } from './theme.ts'

const MAX_PREVIEW_LENGTH = 150

type Given = {
  title: string
  preview: string
  company: CompanySettings
  language?: Language
  /** Letterhead of a customer. These lines replace the company's address. */
  behalf?: { name: string; lines: string[] }
  children: ReactNode
}

/** The frame of all mails. It loads no pictures, fonts or tracking pixels. */
export function Layout({ language = 'en', behalf, ...given }: Given) {
  return (
    <Html lang={language}>
      <Head>
        <title>{given.title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={{ backgroundColor: COLOR.canvas, fontFamily: FONT, padding: '32px 16px' }}>
        <Container style={{ maxWidth: 600, margin: '0 auto' }}>
          <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
            {given.preview.slice(0, MAX_PREVIEW_LENGTH)}
          </div>
          <Letterhead name={behalf?.name ?? given.company.name} />
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
          {behalf === undefined ? <Footer company={given.company} /> : <FooterLines lines={behalf.lines} />}
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
            <Logo name={name} />
          </td>
          <td style={{ paddingLeft: 12, fontSize: 20, fontWeight: 600, color: COLOR.ink }}>{name}</td>
        </tr>
      </tbody>
    </table>
  )
}

const small = { color: COLOR.muted, fontSize: 13, lineHeight: '19px', margin: '0 0 4px' }

function FooterLines({ lines }: { lines: string[] }) {
  return (
    <Section style={{ padding: '20px 28px 0' }}>
      {lines.map((line) => (
        <Text key={line} style={small}>
          {line}
        </Text>
      ))}
    </Section>
  )
}

function Footer({ company }: { company: CompanySettings }) {
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
