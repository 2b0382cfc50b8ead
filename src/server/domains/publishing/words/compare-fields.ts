import type { Change, ChangeLine, ChangePart } from '#contracts/receptionist/changes.ts'

type Field = { id: string; title: string; before: string; after: string; language?: ChangeLine['language'] }

/** One change for each field whose words differ. Nothing to say is left out: "now gone". */
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

/** Rows by id: what is new, what is gone, and pairs of what is in both. */
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
