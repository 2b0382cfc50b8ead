import { formatEircode, formatPhone } from '#contracts/irish.ts'
import { BUSINESS_TYPES } from '#contracts/registration-options.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { OrganisationData } from './load-record.ts'

/** The organisation's own details. Only its people change them. */
export function FactsPanel({ organisation }: Pick<OrganisationData, 'organisation'>) {
  return (
    <Panel title="Details">
      {organisation.kind === 'customer' && organisation.completedAt === null && (
        <p className="mb-4 text-ui text-caution">Not complete, so nothing can be invoiced yet.</p>
      )}
      <FactList facts={listFacts(organisation)} />
    </Panel>
  )
}

function listFacts(organisation: OrganisationData['organisation']): [name: string, value: string][] {
  const { businessType, industry, address, eircode, phone, email, vatNumber, createdAt } = organisation
  const facts: [name: string, value: string | null][] = [
    ['Registered', formatDay(createdAt)],
    ['Kind', BUSINESS_TYPES.find(({ value }) => value === businessType)?.label ?? null],
    ['Industry', industry],
    ['Address', withEircode(address, eircode)],
    ['Phone', phone && formatPhone(phone)],
    ['Email', email],
    ['VAT number', vatNumber],
  ]
  return facts.map(([name, value]) => [name, value ?? 'Not given'])
}

/** Most addresses end with their Eircode. */
function withEircode(address: string | null, eircode: string | null): string | null {
  const code = eircode === null ? null : formatEircode(eircode)
  if (address === null || code === null || address.includes(code)) return address ?? code
  return `${address}, ${code}`
}
