import { fold } from '../../text/fold.ts'
import { irishBase } from '../../text/irish-base.ts'
import { withoutAudience } from '../person/audience.ts'
import { singular } from '../shares-word.ts'
import type { ServiceName } from './service-name.ts'
import { withoutThings } from './trade-things.ts'

/** Words around a service that want nothing else: "a blow dry please", "NCT le do thoil". */
const AROUND = new Set(
  'a an the some my please pls thanks hi hello hey just one i we need want get looking for uaim le do thoil dia duit mo na agus and'.split(
    ' ',
  ),
)
const listWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const forms = (text: string) => listWords(text).map((word) => `${singular(word)} ${irishBase(word)}`)

/** Whether a message is no more than a service by its name, or a thing that trades do: "oil change", "blow dry please". */
export function namesServiceAlone(text: string, services: ServiceName[]): boolean {
  if (text.includes('?')) return false
  const rest = withoutThings(withoutAudience(text))
  const said = forms(
    listWords(rest)
      .filter((word) => !AROUND.has(word))
      .join(' '),
  )
  if (said.length === 0) return fold(rest).trim() !== fold(text).trim()
  return services.some(({ names }) =>
    names.some((name) => {
      const own = forms(
        listWords(name)
          .filter((word) => !AROUND.has(word))
          .join(' '),
      )
      return own.length === said.length && own.every((word, place) => word === said[place])
    }),
  )
}
