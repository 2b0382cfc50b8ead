import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type ListFilterProps = {
  /** The accessible name: "Search subscriptions". */
  label: string
  /** The current search text. */
  query: string
  placeholder?: string
  children?: ReactNode
}

/** Search and filters of a list. They are in the address, so the list can be linked and works without JavaScript. */
export function ListFilter({ label, query, placeholder, children }: ListFilterProps) {
  const submit = useSubmit()
  const search = useAddressValue<HTMLInputElement>(query)

  /** A select submits at once. Typed text waits for Enter or the button. */
  function choose(event: ChangeEvent<HTMLFormElement>): void {
    if (!(event.target instanceof HTMLSelectElement)) return
    submit(buildSearchParams(event.currentTarget), { method: 'get', preventScrollReset: true })
  }

  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      onChange={choose}
      onSubmit={(event) => {
        event.preventDefault()
        submit(buildSearchParams(event.currentTarget), { method: 'get', preventScrollReset: true })
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label={label} className="min-w-0 flex-1 basis-60">
        {(control) => (
          <TextInput {...control} ref={search} type="search" name="q" defaultValue={query} placeholder={placeholder} />
        )}
      </Field>
      {children}
      <Button type="submit" variant="secondary" className="max-sm:w-full">
        Search
      </Button>
    </Form>
  )
}

type FilterChoiceProps = { name: string; label: string; value: string; options: readonly (readonly [string, string])[] }

/** One select of a ListFilter. The empty value shows everything. */
export function FilterChoice({ name, label, value, options }: FilterChoiceProps) {
  const select = useAddressValue<HTMLSelectElement>(value)
  return (
    <Field label={label} className="min-w-40 max-sm:flex-1">
      {(control) => (
        <Select {...control} ref={select} name={name} defaultValue={value} autoComplete="off">
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/**
 * Sets the field to the filter of the address after a navigation, without replacing the element, which would lose the
 * focus. A choice made before hydration is submitted.
 */
function useAddressValue<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const control = useRef<Control>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const field = control.current
    if (field === null) return
    if (shown.current !== undefined) field.value = value
    else if (field instanceof HTMLSelectElement && field.value !== value) field.form?.requestSubmit()
    shown.current = value
  }, [value])
  return control
}

/** Drops empty fields, so that addresses stay short. A new search starts at the first page. */
function buildSearchParams(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return new URLSearchParams(fields.filter(([, value]) => value.trim() !== ''))
}
