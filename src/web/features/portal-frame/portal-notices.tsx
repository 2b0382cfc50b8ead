import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

type PortalNoticesProps = { organisation: { isComplete: boolean; hasSampleData: boolean } }

/** What a customer should know before the figures. */
export function PortalNotices({ organisation }: PortalNoticesProps) {
  return (
    <>
      {!organisation.isComplete && (
        <Notice className="mb-4" title="Some details of your organisation are missing">
          Invoices need them. <TextLink to="/account#organisation">Complete your organisation</TextLink>
        </Notice>
      )}
    </>
  )
}
