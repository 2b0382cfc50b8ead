import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type CustomerChoiceProps = { search: string; customers: { id: string; name: string; address: string | null }[] }

export function CustomerChoice({ search, customers }: CustomerChoiceProps) {
  return (
    <Panel title="For which customer?" headingLevel={4} bodyClassName="grid gap-5 p-step">
      <Form method="get" role="search" aria-label="Customers" className="flex flex-wrap items-start gap-3">
        <Field label="Search customers" hint="By the beginning of a name." className="min-w-0 flex-1 basis-60">
          {(control) => <TextInput {...control} type="search" name="q" defaultValue={search} autoComplete="off" />}
        </Field>
        <Button type="submit" variant="secondary" className="max-sm:w-full sm:mt-[1.53rem]">
          Search
        </Button>
      </Form>
      {search !== '' && customers.length === 0 && (
        <p role="status" className="text-ui text-ink-2">
          No customer has this name. Try fewer letters.
        </p>
      )}
      {customers.length > 0 && (
        <ul>
          {customers.map(({ id, name, address }) => (
            <li key={id} className="border-b border-line py-2.5 text-ui last:border-0">
              <TextLink to={`?organisation=${id}`} isAlone>
                {name}
              </TextLink>
              {address !== null && <span className="block text-small text-muted">{address}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
