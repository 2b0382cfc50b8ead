import { isDeepStrictEqual } from 'node:util'
import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'

type Sides<Part> = { draft: Part; live: Part; target: Part }

/** Replaces fields that the draft did not edit by those of the target. Keeps edited fields. */
function follow<Part extends object>({ draft, live, target }: Sides<Part>): Part {
  const names = new Set([...Object.keys(draft), ...Object.keys(live), ...Object.keys(target)]) as Set<keyof Part>
  const followed = [...names].map((name) => {
    const isEdited = !isDeepStrictEqual(draft[name], live[name])
    return [name, isEdited ? draft[name] : target[name]]
  })
  return Object.fromEntries(followed.filter(([, value]) => value !== undefined)) as Part
}

/**
 * Returns the draft after a return from `live` to `target`. Unedited fields follow, edited fields stay. The diary is
 * kept as a whole when its parts would not fit together, because services and people refer to each other.
 */
export function followReturn(sides: Sides<ReceptionistConfiguration>): ReceptionistConfiguration {
  const { draft, live, target } = sides
  const followed = follow(sides)
  const diary = follow({ draft: draft.diary, live: live.diary, target: target.diary })
  const parsed = receptionistConfiguration.safeParse({ ...followed, diary })
  return parsed.success ? parsed.data : { ...followed, diary: draft.diary }
}
