/** A value of a report, as it is; formatted only where it is written: exact in CSV, readable in PDF. */
export type Cell = string | number | { cents: number } | { day: string } | { at: string } | { percent: number } | null

export type ReportColumn = {
  label: string
  /** Share of the width, on paper. */
  width: number
  isNumber?: boolean
}

export type ReportTable = {
  title: string
  columns: ReportColumn[]
  rows: Cell[][]
}

/** One record with long texts: on paper under its own heading. */
export type ReportRecord = { heading: string; details: [label: string, value: Cell][]; texts: string[] }

export type Report = {
  /** "Project report". */
  kind: string
  title: string
  subtitle: string
  figures: { label: string; value: Cell; note: string }[]
  texts: string[]
  tables: ReportTable[]
  records: ReportRecord[]
  /** For the name of the file. */
  fileName: string
}

const NUMBERS = /euro|Budget|Spent|Done|Projects|percent|^Euro$/

/** Columns by their labels; those of amounts and counts stand right. */
export function columns(...given: [label: string, width: number][]): ReportTable['columns'] {
  return given.map(([label, width]) => ({ label, width, isNumber: NUMBERS.test(label) }))
}
