import type { SandboxDeed } from '#contracts/receptionist/sandbox.ts'
import type { TalkBooking, TurnStep } from '#contracts/receptionist/talk.ts'

/** Lists what the tools of a turn did, for the list beside the diary. */
export function describeDeeds(steps: TurnStep[]): SandboxDeed[] {
  return steps.flatMap(({ kind, tool, result }): SandboxDeed[] => {
    if (kind !== 'tool') return []
    if (tool === 'findSlots') return [{ kind: 'looked', count: (result as unknown[]).length }]
    if (tool === 'handOver') return [{ kind: 'handed over' }]
    if (tool === 'takeMessage') return [{ kind: 'message taken' }]
    const isChange = tool === 'book' || tool === 'move' || tool === 'cancel'
    if (!isChange || typeof result === 'string') return []
    const { state, startsAt, endsAt } = result as TalkBooking
    return [{ kind: state, startsAt, endsAt }]
  })
}
