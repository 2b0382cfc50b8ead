import { href } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function QuoteLink({ organisationId, isElite }: { organisationId: string; isElite: boolean }) {
  return (
    <Panel title={isElite ? 'Answer the request for Elite' : 'Quote'} headingLevel={4}>
      <p className="mb-4 text-ui text-ink-2">
        {isElite
          ? 'Elite begins once the customer has accepted a quote and it is delivered.'
          : 'For custom work, or for Elite at an agreed price.'}
      </p>
      <ButtonLink
        to={`${href('/dashboard/admin/upgrade/quotes/new')}?organisation=${organisationId}${isElite ? '&kind=elite' : ''}`}
        variant={isElite ? 'primary' : 'secondary'}
        className="max-sm:w-full"
      >
        Write a quote
      </ButtonLink>
    </Panel>
  )
}
