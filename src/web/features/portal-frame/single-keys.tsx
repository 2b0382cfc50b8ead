import { createContext, use } from 'react'
import { href } from 'react-router'
import { TextLink } from '#web/ui/link.tsx'

export const SingleKeysContext = createContext(false)

/** Whether keys without Ctrl or Alt work. Users of speech input turn them off in the account. */
export const useHasSingleKeys = (): boolean => use(SingleKeysContext)

/** The link to the setting, below a list of keys. */
export function SingleKeysHint() {
  const account = `${href('/account')}#keys`
  return (
    <p className="mt-4 text-small text-muted">
      {useHasSingleKeys() ? 'They work outside of fields.' : 'Single keys are off for you.'}{' '}
      <TextLink to={account}>{useHasSingleKeys() ? 'Turn them off' : 'Turn them on'}</TextLink> in your account.
    </p>
  )
}
