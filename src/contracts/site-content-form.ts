import { z } from 'zod'
import { type ContentSection, type SiteContent, siteContent } from './site-content.ts'

/** The texts of a section by field name: `receptionist.title`, `testimonials.0.quote`. */
export type Texts = Record<string, string>

export type TextField = {
  name: string
  /** In characters. For each line of a list. */
  longest: number
  isOptional: boolean
  /** Maximum number of entries of a list, which has one entry on each line. Undefined for a text. */
  mostLines: number | undefined
}

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
}

const schemas = new Map<ContentSection, Schema>()

/** The schema of the section decides what can be edited and how long it may be. */
function findSchema(section: ContentSection): Schema {
  const known = schemas.get(section)
  if (known !== undefined) return known
  const schema = z.toJSONSchema(siteContent.shape[section]) as Schema
  schemas.set(section, schema)
  return schema
}

export function listTextFields(section: ContentSection): TextField[] {
  return fieldsIn(findSchema(section), '', false)
}

function fieldsIn(schema: Schema, name: string, isInSpareRow: boolean): TextField[] {
  const { properties, items } = schema
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([key, part]) => fieldsIn(part, within(name, key), isInSpareRow))
  }
  if (items?.properties !== undefined) {
    return listRows(schema).flatMap((row) => fieldsIn(items, within(name, row), row >= (schema.minItems ?? 0)))
  }
  const { maxLength = 0, minLength = 0 } = items ?? schema
  const isOptional = isInSpareRow || (items === undefined ? minLength === 0 : (schema.minItems ?? 0) === 0)
  return [{ name, longest: maxLength, isOptional, mostLines: items && (schema.maxItems ?? 0) }]
}

/** Initial texts of a section's form. */
export function listTexts<Section extends ContentSection>(section: Section, data: SiteContent[Section]): Texts {
  return Object.fromEntries(
    listTextFields(section).map(({ name }) => {
      const value = name
        .split('.')
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data)
      return [name, Array.isArray(value) ? value.join('\n') : String(value ?? '')]
    }),
  )
}

type Read<Section extends ContentSection> =
  | { data: SiteContent[Section]; fieldErrors?: undefined }
  | { data?: undefined; fieldErrors: Texts }

/** Parses the form. Drops rows whose fields are all empty. */
export function readTexts<Section extends ContentSection>(section: Section, texts: Texts): Read<Section> {
  const names = new Map<string, string>()
  const input = buildInput(findSchema(section), { name: '', path: '' }, texts, names)
  const result = siteContent.shape[section].safeParse(input)
  if (result.success) return { data: result.data as SiteContent[Section] }
  const fieldErrors: Texts = {}
  for (const issue of result.error.issues) {
    const path = issue.path.join('.')
    const name = names.get(path) ?? path
    const isLine = typeof issue.path.at(-1) === 'number'
    fieldErrors[name] ??= isLine ? `Line ${Number(issue.path.at(-1)) + 1}: ${issue.message}` : issue.message
  }
  return { fieldErrors }
}

/** Field name in the form and path in the data. They differ after an empty row. */
type Place = { name: string; path: string }

function buildInput(schema: Schema, place: Place, texts: Texts, names: Map<string, string>): unknown {
  const { properties, items } = schema
  const inside = (key: string | number, row: string | number = key): Place => ({
    name: within(place.name, row),
    path: within(place.path, key),
  })
  if (properties !== undefined) {
    const entries = Object.entries(properties).map(([key, part]) => [key, buildInput(part, inside(key), texts, names)])
    return Object.fromEntries(entries)
  }
  if (items?.properties !== undefined) {
    const isFilled = (row: number) =>
      fieldsIn(items, within(place.name, row), false).some(({ name }) => (texts[name] ?? '').trim() !== '')
    const rows = listRows(schema).filter((row) => row < (schema.minItems ?? 0) || isFilled(row))
    const [first] = fieldsIn(items, within(place.name, rows[0] ?? 0), false)
    if (first !== undefined) names.set(place.path, first.name)
    return rows.map((row, index) => buildInput(items, inside(index, row), texts, names))
  }
  names.set(place.path, place.name)
  const text = texts[place.name] ?? ''
  if (items === undefined) return text
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  lines.forEach((_, index) => {
    names.set(within(place.path, index), place.name)
  })
  return lines
}

function listRows({ maxItems = 0 }: Schema): number[] {
  return Array.from({ length: maxItems }, (_, row) => row)
}

function within(outer: string, key: string | number): string {
  return outer === '' ? String(key) : `${outer}.${key}`
}
