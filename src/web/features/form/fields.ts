/** Returns the text fields of a form, the last one of each name. */
export type Fields = Record<string, string>

export function readFields(form: FormData): Fields {
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}
