/** A raw value of a report. CSV writes it exactly, PDF for reading. */
export type Cell = string | number | { cents: number } | { day: string } | { at: string } | { percent: number } | null

export type ReportColumn = {
  label: string
  /** Share of the width of the page. */
  width: number
  isNumber?: boolean
}

export type ReportTable = {
  title: string
  /** Printed above the table in the PDF. */
  about?: string
  columns: ReportColumn[]
  rows: Cell[][]
  /** True when more rows exist and nobody counted them. */
  hasMore?: boolean
}

/** A record with long texts, under its own heading in the PDF. */
export type ReportRecord = { heading: string; details: [label: string, value: Cell][]; texts: string[] }

export type Report = {
  /** For example "Project report". */
  kind: string
  title: string
  subtitle: string
  figures: { label: string; value: Cell; note: string }[]
  texts: string[]
  tables: ReportTable[]
  records: ReportRecord[]
  /** The format with all rows. Default: CSV. */
  allIn?: string
  /** Without an extension. */
  fileName: string
}

const NUMERIC_LABELS = /euro|Budget|Spent|Done|Projects|percent|^Euro$/

/** Columns by their labels. Amounts and counts are aligned right. */
export function buildColumns(...given: [label: string, width: number][]): ReportTable['columns'] {
  return given.map(([label, width]) => ({ label, width, isNumber: NUMERIC_LABELS.test(label) }))
}
