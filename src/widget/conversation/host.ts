import { CHANNEL, type FromFrame, type FromHost, readFromHost } from '../protocol.ts'
import { getRoot } from './thread.ts'

/** Posts to the embedding page, if the organisation has listed its site. */
export function tellHost(message: FromFrame): void {
  const host = findHost()
  if (host !== '' && parent !== window) parent.postMessage({ channel: CHANNEL, ...message }, host)
}

/** Accepts only known messages of the embedding page. */
export function listenToHost(hear: (message: FromHost) => void): void {
  addEventListener('message', ({ source, origin, data }) => {
    const message = source === parent && origin === findHost() ? readFromHost(data) : undefined
    if (message !== undefined) hear(message)
  })
}

function findHost(): string {
  const { host = '' } = getRoot().dataset
  return host === 'self' ? location.origin : host
}
