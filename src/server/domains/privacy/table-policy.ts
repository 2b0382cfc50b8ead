import type { Ctx, Tx } from '../../context.ts'
import type { Person } from './person.ts'

type Row = Record<string, unknown>

/** What a table holds about a person, and how it is erased. */
export type TablePolicy =
  | { holds: 'nothing personal' }
  | {
      holds: 'personal data'
      find(ctx: Ctx, person: Person): Promise<Row[]>
      erase(tx: Tx, person: Person): Promise<unknown>
    }
  | {
      /** `keptBecause` says why the rows outlive the person. */
      holds: 'ids only'
      keptBecause: string
      find(ctx: Ctx, person: Person): Promise<Row[]>
    }
