import { expect, test } from 'vitest'
import { element, xmlDocument } from './xml.ts'

test('text and attributes are escaped, elements are not escaped twice', () => {
  const item = element('item', { url: 'https://a.example/?b&"c"' }, element('title', {}, 'Fish & chips <fresh>'))
  expect(item.xml).toBe(
    '<item url="https://a.example/?b&amp;&quot;c&quot;"><title>Fish &amp; chips &lt;fresh&gt;</title></item>',
  )
})

test('characters that XML forbids are removed, fadas and emoji stay', () => {
  expect(element('t', {}, 'a\u0000\u000b\ufffeé😀').xml).toBe('<t>aé😀</t>')
})

test('a document declares its encoding', () => {
  expect(xmlDocument(element('a', {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a></a>\n')
})
