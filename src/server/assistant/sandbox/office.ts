import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Slot } from '#contracts/receptionist/diary.ts'
import type { Ctx } from '../../context.ts'
import { listFreeSlots } from '../../domains/bookings/index.ts'
import type { KnowledgeVersion } from '../../domains/knowledge/index.ts'
import { createReaders } from '../tools/create-tools.ts'
import type { SlotQuery, Tools } from '../tools/tools.ts'

/** For whom a sandbox answers: the made-up practice, or an organisation by its draft or a version. It is only read. */
export type Office = Pick<Tools, 'lookUp' | 'readEntry' | 'handOver'> & {
  configuration: ReceptionistConfiguration
  /** When it is in the conversation. */
  now: Date
  /** Nobody has a mail or a waiting list of it, and it says so. */
  isMadeUp: boolean
  /** Free times between two instants, earliest first. `own` are the appointments of the sandbox. */
  listFree: (query: Omit<SlotQuery, 'exceptBookingId'>, own: Slot[]) => Promise<Slot[]>
}

type Answering = {
  organisationId: string
  configuration: ReceptionistConfiguration
  version: KnowledgeVersion
  /** Undefined: now, with the appointments of the diary. */
  at?: Date
}

/** No organisation has this id, so its diary is empty. */
const NOBODY = 'nobody'

/**
 * Its free times are those of the organisation's diary. At a fixed moment that diary has no appointments, so that a draft
 * always answers the same line alike.
 */
export function createOffice(ctx: Ctx, { organisationId, configuration, version, at }: Answering): Office {
  const then = at === undefined ? ctx : { ...ctx, now: () => at }
  const diary = { organisationId: at === undefined ? organisationId : NOBODY, configuration: configuration.diary }
  return {
    ...createReaders(then, { organisationId, configuration, version }),
    configuration,
    now: then.now(),
    isMadeUp: false,
    listFree: (query, tried) => listFreeSlots(then, { ...diary, ...query, tried }),
  }
}
