import { Button, Heading, Link, Text } from '@react-email/components'
import { Fragment, type ReactNode } from 'react'
import { COLOR } from './theme.ts'

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      style={{ color: COLOR.ink, fontSize: 24, fontWeight: 600, lineHeight: '30px', margin: '0 0 16px' }}
    >
      {children}
    </Heading>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ color: COLOR.ink2, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' }}>{children}</Text>
}

/** A quoted message with its line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <blockquote
      style={{
        borderLeft: `2px solid ${COLOR.lineStrong}`,
        color: COLOR.ink,
        fontSize: 16,
        lineHeight: '25px',
        margin: '16px 0',
        padding: '2px 0 2px 16px',
        wordBreak: 'break-word',
      }}
    >
      <Lines text={children} />
    </blockquote>
  )
}

function Lines({ text }: { text: string }) {
  return text.split(/\r\n|\r|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** An address that is its own text. */
export function PlainLink({ href }: { href: string }) {
  return (
    <Link href={href} style={{ color: COLOR.accent, wordBreak: 'break-word' }}>
      {href}
    </Link>
  )
}

/** Labels and values, one pair on a line. */
export function Details({ rows }: { rows: [label: string, value: ReactNode][] }) {
  return rows.map(([label, value], index) => (
    <Text
      key={label}
      style={{
        color: COLOR.ink,
        fontSize: 16,
        lineHeight: '25px',
        margin: index === rows.length - 1 ? '0 0 16px' : '0 0 4px',
        wordBreak: 'break-word',
      }}
    >
      <span style={{ color: COLOR.muted }}>{label}:</span> {value}
    </Text>
  ))
}

/** A button. As text it is two lines: its label, then its link. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Button
      href={href}
      data-action=""
      style={{
        backgroundColor: COLOR.ink,
        borderRadius: 5,
        color: COLOR.surface,
        fontSize: 16,
        fontWeight: 600,
        margin: '8px 0 20px',
        padding: '12px 20px',
      }}
    >
      {children}
    </Button>
  )
}

/** A warning above the text. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Text
      style={{
        backgroundColor: COLOR.cautionSoft,
        borderRadius: 5,
        color: COLOR.caution,
        fontSize: 15,
        lineHeight: '22px',
        margin: '0 0 16px',
        padding: '10px 14px',
      }}
    >
      {children}
    </Text>
  )
}
