import type { CompanySettings } from '#contracts/settings.ts'

/** A PDF as data: invoices, project reports and savings reports are made of the same blocks. */
export type DocumentDescription = {
  /** Shown by readers of PDF as the name of the document; also of the file's own information. */
  title: string
  /** Whose letterhead it has. */
  company: Letterhead
  /** Written at the top right, like "Invoice" or "Savings report". */
  label: string
  /** Added to the address of the company in the footer, like a VAT number. */
  footnote?: string
  createdAt: Date
  blocks: Block[]
}

export type Letterhead = Pick<CompanySettings, 'name' | 'legalName' | 'addressLines' | 'email' | 'phone'>

/** Texts are drawn as they are: amounts and dates come formatted. */
export type Block =
  | { kind: 'title'; text: string; subtitle?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Two to four numbers that matter, side by side. */
  | { kind: 'figures'; items: { label: string; value: string; note?: string }[] }
  /** Names and values, a pair a line. */
  | { kind: 'details'; rows: [label: string, value: string][] }
  /** Short texts side by side, each under its heading: both addresses of an invoice. */
  | { kind: 'columns'; columns: { heading: string; lines: string[] }[] }
  | TableBlock

export type TableBlock = {
  kind: 'table'
  /** Read out before the table. */
  caption: string
  columns: TableColumn[]
  rows: string[][]
  /** Under a rule at the right: sums. */
  totals?: { label: string; value: string; isStrong?: boolean }[]
}

/** Widths are shares: of 3 and 1 the first column gets three quarters. */
export type TableColumn = { label: string; width: number; align?: 'left' | 'right' }
