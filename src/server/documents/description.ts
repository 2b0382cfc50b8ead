import type { Language } from '#contracts/receptionist/diary.ts'
import type { CompanySettings } from '#contracts/settings.ts'

/** The content of a PDF as data. Invoices, quotes and reports use the same blocks. */
export type DocumentDescription = {
  /** The title in PDF viewers and in the file's metadata. */
  title: string
  company: Letterhead
  /** Printed at the top right, like "Invoice" or "Savings report". */
  label: string
  /** Printed after the contact details in the footer, like a VAT number. */
  footnote?: string
  createdAt: Date
  /** Default: English. */
  language?: Language
  blocks: Block[]
}

export type Letterhead = Pick<CompanySettings, 'name' | 'legalName' | 'addressLines' | 'email' | 'phone'>

/** Amounts and dates in texts are already formatted. */
export type Block =
  | { kind: 'title'; text: string; subtitle?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Two to four key figures, side by side. */
  | { kind: 'figures'; items: { label: string; value: string; note?: string }[] }
  /** Labels and values, one pair on a line. */
  | { kind: 'details'; rows: [label: string, value: string][] }
  /** Short texts side by side, each with a heading, such as the two addresses of an invoice. */
  | { kind: 'columns'; columns: { heading: string; lines: string[] }[] }
  | TableBlock

export type TableBlock = {
  kind: 'table'
  /** Screen readers read it before the table. */
  caption: string
  columns: TableColumn[]
  rows: string[][]
  /** Sums, at the right below a line. */
  totals?: { label: string; value: string; isStrong?: boolean }[]
}

/** Widths are shares: with 3 and 1 the first column gets three quarters. */
export type TableColumn = { label: string; width: number; align?: 'left' | 'right' }
