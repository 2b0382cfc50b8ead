import type { UserType } from '#contracts/session.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountData } from './load-account.ts'
import { OrganisationFields } from './organisation-fields.tsx'
import { Section } from './section.tsx'

type Props = { organisation: AccountData['organisation']; userType: UserType; refusal: Refusal | undefined }

export function OrganisationSection({ organisation, userType, refusal }: Props) {
  return (
    <Section id="organisation" title="Organisation" intro="Invoices are made out to it, and we answer its phone.">
      {organisation.isCompany ? (
        <p className="text-ui text-ink-2">
          {organisation.name}. The details of the company are changed in its settings.
        </p>
      ) : (
        <>
          {organisation.completedAt === null && (
            <Notice className="mb-5" title="Some details are missing">
              Please complete them, because invoices need them.
            </Notice>
          )}
          <Allowed
            to="organisation.change"
            otherwise={
              <p className="text-ui text-ink-2">{organisation.name}. Owners and managers change its details.</p>
            }
          >
            <AccountForm intent="organisation" refusal={refusal} submit="Save organisation">
              <OrganisationFields organisation={organisation} userType={userType} />
            </AccountForm>
          </Allowed>
        </>
      )}
    </Section>
  )
}
