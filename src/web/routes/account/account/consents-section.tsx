import type { Refusal } from '#web/features/form/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountData } from './load-account.ts'
import { Section } from './section.tsx'

type Consent = AccountData['consents'][number]

const KINDS = {
  terms: { name: 'Terms of service', to: '/terms-of-service' },
  privacy: { name: 'Privacy policy', to: '/privacy-policy' },
  gdpr: { name: 'Data processing', to: '/gdpr-compliance' },
  marketing: { name: 'News and offers by email', to: '/privacy-policy' },
}

const SOURCES: Record<string, string> = {
  signup: 'Business registration',
  'sign-up': 'Account registration',
  account: 'This page',
}

const COLUMNS: Column<Consent>[] = [
  {
    key: 'kind',
    head: 'Consent to',
    cell: ({ kind, textOf }) => (
      <>
        <TextLink to={KINDS[kind].to}>{KINDS[kind].name}</TextLink>
        <span className="block text-small text-muted">{`Text of ${textOf}`}</span>
      </>
    ),
  },
  {
    key: 'when',
    head: 'When and where',
    cell: ({ when, source }) => (
      <>
        {when}
        <span className="block text-small text-muted">{SOURCES[source] ?? source}</span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    place: 'end',
    cell: ({ state }) => (
      <Badge tone={state === 'given' ? 'positive' : 'neutral'}>{state === 'given' ? 'Given' : 'Withdrawn'}</Badge>
    ),
  },
]

/** Newest first, so the first entry of a kind is the valid one. */
export function ConsentsSection({ consents, refusal }: { consents: Consent[]; refusal: Refusal | undefined }) {
  const isGiven = consents.find(({ kind }) => kind === 'marketing')?.state === 'given'
  return (
    <Section
      id="consents"
      title="Consents"
      intro="What you agreed to, and when. The others end with your account. You can change this one at any time."
    >
      <DataTable
        caption="Your consents, newest first"
        columns={COLUMNS}
        rows={consents}
        rowKey={({ kind, at }) => `${kind} ${at}`}
      />
      <div className="mt-6">
        <AccountForm
          intent="consent"
          hidden={{ state: isGiven ? 'withdrawn' : 'given' }}
          refusal={refusal}
          submit={isGiven ? 'Stop news and offers by email' : 'Send me news and offers by email'}
        >
          <p className="text-ui text-ink-2">
            {isGiven ? 'We may mail you news and offers.' : 'We do not mail you news and offers.'}
          </p>
        </AccountForm>
      </div>
    </Section>
  )
}
