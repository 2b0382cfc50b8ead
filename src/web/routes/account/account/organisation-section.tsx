import type { UserType } from '#contracts/session.ts'
import { requestJson } from '#web/lib/api-client.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { AccountData } from './load-account.ts'
import { OrganisationFields } from './organisation-fields.tsx'
import { Section } from './section.tsx'
import { SettingsForm } from './settings-form.tsx'

type Props = { organisation: AccountData['organisation']; userType: UserType }

export function OrganisationSection({ organisation, userType }: Props) {
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
              Please complete them: invoices need them.
            </Notice>
          )}
          <SettingsForm
            submit="Save organisation"
            send={async (form) => {
              await requestJson('PATCH', '/api/account/organisation', Object.fromEntries(form))
            }}
            done={{ title: 'Organisation saved' }}
          >
            <OrganisationFields organisation={organisation} userType={userType} />
          </SettingsForm>
        </>
      )}
    </Section>
  )
}
