import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** The log is a file beside the database, so that a restored database does not change it. */
export function erasureLogFile(dataDir: string): string {
  return path.join(dataDir, 'erasures.log')
}

/** Tables of which single rows are erased: for people without an account, and for contacts. */
export const ROWS_WITHOUT_ACCOUNT = [
  'enquiries',
  'outbox',
  'one_time_tokens',
  'bookings',
  'waiting_entries',
  'conversations',
  'contacts',
] as const

const erasedRow = z.object({
  table: z.enum(['users', 'organisations', ...ROWS_WITHOUT_ACCOUNT]),
  /** Ids are never reused, so an old line cannot match a new row. */
  id: z.string().min(1),
  at: z.string(),
  /** Whether everything under the person's address was erased too. */
  isProven: z.literal(true).optional(),
  /** Whether the organisation was erased with this person. */
  endsOrganisation: z.literal(true).optional(),
})

export type ErasedRow = z.output<typeof erasedRow>

/** Reads erasures in order. Skips a line that a crash cut off. */
export async function readErasures(dataDir: string): Promise<ErasedRow[]> {
  const text = await readFile(erasureLogFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    const row = erasedRow.safeParse(parseJson(line))
    return row.success ? [row.data] : []
  })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Resolves after fsync. */
export async function appendErasures(dataDir: string, rows: ErasedRow[]): Promise<void> {
  if (rows.length === 0) return
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = await open(erasureLogFile(dataDir), 'a', 0o600)
  try {
    // The leading line break ends a line that a crash cut off.
    await file.appendFile(`\n${rows.map((row) => JSON.stringify(row)).join('\n')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  const folder = await open(dataDir)
  await folder.sync().finally(() => folder.close())
}
