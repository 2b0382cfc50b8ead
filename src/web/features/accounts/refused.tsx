import { Notice } from '#web/ui/notice.tsx'

/** Why a form that was sent without scripts did not work; with scripts a toast says so. */
export function Refused({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <Notice tone="critical" role="alert">
      {message}
    </Notice>
  )
}
