import { pickWho } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import { nameService } from './name-service.ts'

/** The service and the time that are held. */
export const nameHeld = (draft: Draft) => ({
  service: nameService(draft, draft.state.slots.service, draft.state),
  time: draft.phrases.time(draft.state.hold?.slot.local ?? ''),
})

/** The summary of a booking, which asks whether to make it. */
export const readBackBooking = (draft: Draft): string => draft.phrases.readBack(nameHeld(draft), pickWho(draft))
