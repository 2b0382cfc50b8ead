import { data, href } from 'react-router'
import { sectorModules } from '#content/en/home.ts'
import { isModuleName } from '#contracts/modules.ts'
import { submitLicensingInquiry } from '#server/domains/enquiries/index.ts'
import { getProfile } from '#server/domains/identity/index.ts'
import { getOrganisation } from '#server/domains/organisations/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { answerForm } from '../../answer-form.ts'
import { onlyWith } from '../access.ts'
import type { Route } from './+types/module-licence.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('tickets.change')]

const SUPPORT = href('/dashboard/government/support')

function findModule(name: string) {
  const found = isModuleName(name) && sectorModules.find(({ slug }) => slug === name)
  if (!found) throw data(null, { status: 404 })
  return found
}

/** The inquiry form of the module's page, prefilled with the organisation's details. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  const [organisation, profile] = await Promise.all([getOrganisation(ctx), getProfile(ctx)])
  return {
    module: findModule(params.name),
    organizationName: organisation.name,
    contactEmail: organisation.email ?? profile.email,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const { slug } = findModule(params.name)
  return answerForm(request, {
    inquire: async (fields) => {
      await submitLicensingInquiry(ctx, slug, fields)
      return `${SUPPORT}?done=requested`
    },
  })
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ module }) => `Licensing ${module.name}`,
}

export default function ModuleLicence({ loaderData, actionData }: Route.ComponentProps) {
  const { module, organizationName, contactEmail } = loaderData
  return (
    <Panel
      title={`Licensing ${module.name}`}
      aside={<TextLink to={href('/modules/:name', { name: module.slug })}>About {module.name}</TextLink>}
      className="max-w-form"
    >
      <Form
        key={module.slug}
        intent="inquire"
        refusal={actionData}
        submit="Send inquiry"
        actions={
          <ButtonLink to={SUPPORT} variant="secondary" className="max-sm:w-full">
            Cancel
          </ButtonLink>
        }
      >
        <TextEntry
          name="organizationName"
          label="Organization name"
          defaultValue={organizationName}
          autoComplete="organization"
          isOptional
        />
        <TextEntry
          name="contactEmail"
          label="Contact email"
          type="email"
          defaultValue={contactEmail}
          autoComplete="email"
        />
        <TextAreaEntry
          name="message"
          label="Inquiry message"
          hint="Whom it should serve, how many requests a month there are, and what it should connect to."
          rows={6}
        />
      </Form>
    </Panel>
  )
}
