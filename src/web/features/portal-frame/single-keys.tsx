import { createContext, use } from 'react'
import { href } from 'react-router'
import { TextLink } from '#web/ui/link.tsx'

export const SingleKeysContext = createContext(false)

/** Whether keys without Ctrl or Alt may do something. Who speaks to the computer turns them off in the account. */
export const useHasSingleKeys = (): boolean => use(SingleKeysContext)

/** Below a list of keys: where they are turned off, or on again. */
export function SingleKeysHint() {
  const account = `${href('/account')}#keys`
  return (
    <p className="mt-4 text-small text-muted">
      {useHasSingleKeys() ? 'They act outside of fields.' : 'Single keys are off for you.'}{' '}
      <TextLink to={account}>{useHasSingleKeys() ? 'Turn them off' : 'Turn them on'}</TextLink> in your account.
    </p>
  )
}
