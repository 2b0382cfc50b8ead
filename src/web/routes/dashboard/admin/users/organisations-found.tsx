import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { Panel } from '#web/ui/panel.tsx'

type Props = { organisations: { id: string; name: string; place: string | null }[] }

/** Matching customers, above the matching people. */
export function OrganisationsFound({ organisations }: Props) {
  if (organisations.length === 0) return null
  return (
    <Panel title="Organisations" headingLevel={3} bodyClassName="">
      <ul className="grid sm:grid-cols-2">
        {organisations.map(({ id, name, place }) => (
          <li key={id} className="min-w-0 px-step py-2.5 text-ui">
            <OrganisationLink id={id} name={name} />
            {place !== null && <p className="truncate text-small text-muted">{place}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
