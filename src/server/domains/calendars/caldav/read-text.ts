/** The text of an XML element as tsdav reads it: numbers become numbers, and CDATA a part of its own. */
export function readText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value).trim()
  if (typeof value !== 'object' || value === null) return ''
  const { _cdata, _text } = value as { _cdata?: unknown; _text?: unknown }
  return readText(_cdata ?? _text)
}
