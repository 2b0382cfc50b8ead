import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type ListFilterProps = {
  /** What is searched: "Search subscriptions". */
  label: string
  /** What is in the search box now. */
  query: string
  placeholder?: string
  children?: ReactNode
}

/** Search and filters of a list. They live in the address, so a filtered list can be linked, and works without JavaScript. */
export function ListFilter({ label, query, placeholder, children }: ListFilterProps) {
  const submit = useSubmit()
  const search = useShown<HTMLInputElement>(query)

  /** A choice counts at once; what is typed waits for Enter or the button. */
  function choose(event: ChangeEvent<HTMLFormElement>): void {
    if (!(event.target instanceof HTMLSelectElement)) return
    submit(filledFields(event.currentTarget), { method: 'get', preventScrollReset: true })
  }

  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      onChange={choose}
      onSubmit={(event) => {
        event.preventDefault()
        submit(filledFields(event.currentTarget), { method: 'get', preventScrollReset: true })
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

/** One choice of a ListFilter; the empty value shows everything. */
export function FilterChoice({ name, label, value, options }: FilterChoiceProps) {
  const select = useShown<HTMLSelectElement>(value)
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
 * Going back shows what the list is filtered by now; the field itself stays, and with it the focus. What was chosen
 * before the page's scripts were there is not taken back, but counts.
 */
function useShown<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
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

/** Without what is empty, so that addresses stay short; a new search begins on the first page. */
function filledFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return new URLSearchParams(fields.filter(([, value]) => value.trim() !== ''))
}
