import { href } from 'react-router'
import { TextLink } from '#web/ui/link.tsx'

type Props = { id: string; name: string }

/** Leads administrators to everything about a customer, also from the row of a list that leads elsewhere. */
export function OrganisationLink({ id, name }: Props) {
  return (
    <TextLink
      to={href('/dashboard/admin/organisations/:organisationId', { organisationId: id })}
      className="beside-target break-words"
    >
      {name}
    </TextLink>
  )
}
