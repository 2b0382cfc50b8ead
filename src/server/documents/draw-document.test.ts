import { expect, test } from 'vitest'
import type { Block } from './description.ts'
import { drawDocument } from './draw-document.ts'

const company = {
  name: 'Ogham',
  legalName: 'Ogham AI Limited',
  addressLines: ['1 Cearnóg na Cloiche', 'Dublin 2'],
  email: 'hello@ogham.example',
  phone: '+353 20 910 0100',
}

/** The PDF as text. Everything except drawing streams is readable. */
async function render(...blocks: Block[]): Promise<string> {
  const createdAt = new Date('2026-11-21T09:30:00.000Z')
  const bytes = await drawDocument({ title: 'Savings report', company, label: 'Report', createdAt, blocks })
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  return bytes.toString('latin1')
}

const count = (pdf: string, pattern: RegExp) => pdf.match(pattern)?.length ?? 0
const pagesOf = (pdf: string) => count(pdf, /\/Type \/Page\b(?!s)/g)

test('a document declares its language, title and structure', async () => {
  const pdf = await render({ kind: 'title', text: 'Savings' }, { kind: 'paragraph', text: 'Calls answered at night.' })
  expect(pdf).toContain('/Lang (en-IE)')
  expect(pdf).toContain('<rdf:li xml:lang="x-default">Savings report</rdf:li>')
  expect(pdf).toContain('/DisplayDocTitle true')
  expect(pdf).toContain('pdfuaid:part')
  expect(pdf).toContain('/Marked true')
  expect([count(pdf, /\/S \/H1\b/g), pagesOf(pdf)]).toEqual([1, 1])
})

test('a table has heading cells, and as many cells in each row as it has columns', async () => {
  const pdf = await render({
    kind: 'table',
    caption: 'Savings by tool',
    columns: [
      { label: 'Tool', width: 3 },
      { label: 'Calls', width: 1, align: 'right' },
      { label: 'Saved', width: 1, align: 'right' },
    ],
    rows: [['Receptionist', '12', '€40.00']],
    totals: [{ label: 'Total', value: '€40.00', isStrong: true }],
  })
  expect([count(pdf, /\/S \/TR\b/g), count(pdf, /\/S \/TH\b/g), count(pdf, /\/S \/TD\b/g)]).toEqual([3, 4, 5])
  expect([count(pdf, /\/Scope \/Column/g), count(pdf, /\/Scope \/Row/g)]).toEqual([3, 1])
})

test('content that does not fit continues on further pages', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => [`Line ${row}`])
  const table = await render({ kind: 'table', caption: 'Lines', columns: [{ label: 'Line', width: 1 }], rows })
  expect(pagesOf(table)).toBe(3)
  const long = await render({ kind: 'paragraph', text: 'Answered at night. '.repeat(600) })
  // The letterhead has two of the paragraphs.
  expect([pagesOf(long), count(long, /\/S \/P\b/g)]).toEqual([3, 5])
})

test('names in all European languages have their letters', async () => {
  const pdf = await render(
    { kind: 'columns', columns: [{ heading: 'To', lines: ['Łukasz Čapek', 'Ḃaile Áṫa'] }] },
    { kind: 'details', rows: [['Amount', '€2,500']] },
    { kind: 'figures', items: [{ label: 'Saved', value: '98%', note: 'of calls' }] },
    { kind: 'heading', text: 'Next' },
  )
  expect(count(pdf, /\/FontFile2/g)).toBe(2)
})
