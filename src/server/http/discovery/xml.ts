export type Xml = { xml: string }

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// Characters that XML 1.0 does not allow, even escaped.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** Renders `<name attributes>children</name>`. Escapes a string child. */
export function element(name: string, attributes: Record<string, string>, ...children: (Xml | string)[]): Xml {
  const attributeText = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : child.xml)).join('')
  return { xml: `<${name}${attributeText.join('')}>${inside}</${name}>` }
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}
