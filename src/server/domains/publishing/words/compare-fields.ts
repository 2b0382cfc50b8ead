import type { Change, ChangeLine, ChangePart } from '#contracts/receptionist/changes.ts'

type Field = { id: string; title: string; before: string; after: string; language?: ChangeLine['language'] }

/** Returns one change for each field whose words differ. An empty new value reads "now gone". */
export function compareFields(part: ChangePart, fields: Field[]): Change[] {
  return fields
    .filter(({ before, after }) => before !== after)
    .map(({ id, title, before, after, language }) => ({
      part,
      id,
      title,
      lines: [
        {
          ...(before !== '' && { before }),
          ...(after !== '' && { after }),
          ...(language !== undefined && { language }),
        },
      ],
    }))
}

/** Splits rows by id into new ones, deleted ones and pairs. */
export function pairById<Row extends { id: string }>(before: Row[], after: Row[]) {
  const [old, now] = [new Map(before.map((row) => [row.id, row])), new Map(after.map((row) => [row.id, row]))]
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !now.has(id)),
    kept: after.flatMap((row) => {
      const earlier = old.get(row.id)
      return earlier === undefined ? [] : [[earlier, row] as const]
    }),
  }
}
