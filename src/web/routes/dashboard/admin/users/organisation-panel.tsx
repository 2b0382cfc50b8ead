import { Form as SearchForm } from 'react-router'
import { Form, useEntry } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { PersonData } from './load-person.ts'

type Props = Pick<PersonData, 'person' | 'search' | 'destinations'> & { refusal: Refusal | undefined }

/** The person's organisation, and a move in two steps: find another one, then choose it. */
export function OrganisationPanel({ person, search, destinations, refusal }: Props) {
  const { organisation } = person
  return (
    <Panel title="Organisation" bodyClassName="grid gap-5 p-step">
      <p className="text-ui">
        <OrganisationLink id={organisation.id} name={organisation.name} />
        <span className="block text-muted">{colleaguesInWords(organisation.colleagues)}</span>
      </p>
      {person.role === 'ADMIN' ? (
        <p className="text-ui text-ink-2">
          Administrators belong to the company. To move somebody, change the role first.
        </p>
      ) : (
        <>
          <ul className="grid list-disc gap-1 pl-5 text-ui text-ink-2">
            {listConsequences(person).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <SearchForm
            method="get"
            role="search"
            aria-label="Other organisations"
            preventScrollReset
            className="flex items-end gap-3"
          >
            <Field label="Move to another organisation" hint="By the beginning of its name." className="min-w-0 flex-1">
              {(control) => <TextInput {...control} type="search" name="organisation" defaultValue={search} />}
            </Field>
            <Button type="submit" variant="secondary" className="mb-[1.6rem]">
              Search
            </Button>
          </SearchForm>
          {search !== '' && <Destinations {...{ person, destinations, refusal }} />}
        </>
      )}
    </Panel>
  )
}

function Destinations({ person, destinations, refusal }: Omit<Props, 'search'>) {
  if (destinations.length === 0) {
    return (
      <p role="status" className="text-ui text-ink-2">
        No other organisation with this name uses the same portal.
      </p>
    )
  }
  return (
    <Form intent="move" refusal={refusal} submit="Move" variant="secondary">
      <input type="hidden" name="version" value={person.version} />
      <DestinationChoice destinations={destinations} />
    </Form>
  )
}

function DestinationChoice({ destinations }: Pick<Props, 'destinations'>) {
  const { error, typed } = useEntry('organisationId')
  return (
    <fieldset aria-describedby={error === undefined ? undefined : 'destination-error'}>
      <legend className="mb-1 text-ui font-semibold">Organisation</legend>
      {destinations.map(({ id, name, address, people }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-ui">
          <input
            type="radio"
            name="organisationId"
            value={id}
            defaultChecked={typed === id}
            aria-invalid={error === undefined ? undefined : true}
            className="mt-0.5 size-5 flex-none accent-accent"
          />
          <span className="min-w-0">
            {name}
            <span className="block text-small text-muted">
              {[address, people === 1 ? '1 person' : `${people} people`].filter(Boolean).join(' · ')}
            </span>
          </span>
        </label>
      ))}
      {error !== undefined && <FieldError id="destination-error">{error}</FieldError>}
    </fieldset>
  )
}

function colleaguesInWords(others: number): string {
  if (others === 0) return 'Nobody else belongs to it'
  return others === 1 ? 'One other person belongs to it' : `${others} others belong to it`
}

function listConsequences({ firstName, organisation }: PersonData['person']): string[] {
  const stays = `What is in the portal belongs to the organisation: projects, tickets, invoices and the plan stay with ${organisation.name}.`
  const sees = `${firstName} signs in again, and sees what the other organisation has.`
  if (organisation.colleagues > 0) return [stays, sees]
  return [
    sees,
    `Nobody is left at ${organisation.name}, so it ends: everything in its portal is erased within minutes. While its plan is paid for, the move is refused.`,
  ]
}
