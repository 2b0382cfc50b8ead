import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { TalkBooking } from '#contracts/receptionist/talk.ts'
import type { Ctx } from '../../context.ts'
import { getConfiguration } from '../receptionists/index.ts'

/** By the version of the receptionist. */
export type ServiceNames = Map<number, ReceptionistConfiguration>

export async function loadServiceNames(
  ctx: Pick<Ctx, 'db'>,
  rows: { organisation_id: string; version: number }[],
): Promise<ServiceNames> {
  const byVersion = new Map(rows.map((row) => [row.version, row]))
  const loaded = await Promise.all(
    [...byVersion.values()].map(
      async ({ organisation_id, version }) => [version, await getConfiguration(ctx, organisation_id, version)] as const,
    ),
  )
  return new Map(loaded)
}

/** A booking keeps the name that its caller read. The portal is in English, like the diary. */
export function nameInEnglish(booking: TalkBooking, configuration: ReceptionistConfiguration | undefined): TalkBooking {
  const service = configuration?.diary.services.find(({ id }) => id === booking.serviceId)
  return service === undefined ? booking : { ...booking, service: service.name.en }
}
