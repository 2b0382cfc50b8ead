import { href } from 'react-router'
import { formatCount } from '#contracts/words/amounts.ts'
import { Amount, Amounts } from '#web/ui/amounts.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { OrganisationData } from './load-record.ts'

/** Figures and the public page. Only the organisation's own people read its conversations. */
export function ReceptionistPanel({ receptionist }: Pick<OrganisationData, 'receptionist'>) {
  const { slug, conversations, conversationsLately } = receptionist
  if (slug === null) {
    return (
      <Panel title="Receptionist">
        <p className="text-ui text-muted">They have no receptionist yet.</p>
      </Panel>
    )
  }
  return (
    <Panel
      title="Receptionist"
      aside={
        <TextLink to={href('/talk/:slug', { slug })} isAlone>
          Open talk page
        </TextLink>
      }
    >
      <Amounts>
        <Amount label="Conversations, last 30 days" value={formatCount(conversationsLately)} />
        <Amount label="Conversations kept" value={formatCount(conversations)} />
      </Amounts>
      <p className="mt-4 text-small text-muted">Only their own people read what callers said.</p>
    </Panel>
  )
}
