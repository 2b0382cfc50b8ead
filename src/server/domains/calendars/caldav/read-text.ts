/** Returns the text of an XML element. tsdav parses numbers, and puts CDATA into a child. */
export function readText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value).trim()
  if (typeof value !== 'object' || value === null) return ''
  const { _cdata, _text } = value as { _cdata?: unknown; _text?: unknown }
  return readText(_cdata ?? _text)
}
