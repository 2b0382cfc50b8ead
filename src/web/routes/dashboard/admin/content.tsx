import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { href } from 'react-router'
import { CONTENT_SECTIONS, type ContentSection } from '#contracts/site-content.ts'
import { discardDraft, publishSection, restoreVersion, saveDraft } from '#server/domains/content/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { SECTION_NAMES } from '#web/features/content-editor/labels.ts'
import { DoneToast } from '#web/features/form/done-toast.tsx'
import type { PageTitleHandle } from '#web/features/portal-frame/open-tab-title.tsx'
import { answerForm } from '../../answer-form.ts'
import type { Route } from './+types/content.ts'
import { EditView } from './content/edit-view.tsx'
import { HistoryView } from './content/history-view.tsx'
import { loadContent } from './content/load-content.ts'
import { PreviewView } from './content/preview-view.tsx'
import { SectionHead } from './content/section-head.tsx'
import { SectionNav } from './content/section-nav.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadContent(requestCtx(context), new URL(request.url).searchParams)
}

/** After a conflict the page loads the other editor's text. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  return answerForm(request, {
    save: async ({ section, revision, next, intent: _, ...texts }) => {
      const edit = { section, revision, texts }
      if (next === 'publish') {
        await publishSection(ctx, edit)
        return buildPath(section, 'edit', 'published')
      }
      await saveDraft(ctx, edit)
      return next === 'preview' ? buildPath(section, 'preview') : buildPath(section, 'edit', 'saved')
    },
    publish: async ({ section, revision }) => {
      await publishSection(ctx, { section, revision })
      return buildPath(section, 'edit', 'published')
    },
    discard: async ({ section, revision }) => {
      await discardDraft(ctx, { section, revision })
      return buildPath(section, 'edit', 'discarded')
    },
    restore: async ({ section, revision, version }) => {
      await restoreVersion(ctx, { section, revision, version })
      return buildPath(section, 'preview', 'restored')
    },
  })
}

/** The fallback is never used: the verb has refused an unknown section. */
function buildPath(section: string | undefined, view: string, done?: string): string {
  const known = CONTENT_SECTIONS.find((name) => name === section) ?? CONTENT_SECTIONS[0]
  const params = new URLSearchParams({ section: known, view })
  if (done !== undefined) params.set('done', done)
  return `${href('/dashboard/admin')}?${params}`
}

const DONE = {
  saved: { title: 'Draft saved', description: 'Visitors see it once you publish it.' },
  published: { title: 'Published', description: 'Visitors see it now.' },
  discarded: { title: 'Draft discarded', description: 'The page is as it was published.' },
  restored: { title: 'Restored as a draft', description: 'Visitors see it once you publish it.' },
}

export const handle: PageTitleHandle<Route.ComponentProps['loaderData']> = {
  pageTitle: ({ section, view }) => `Content: ${findName(section.section)}${view === 'edit' ? '' : `, ${view}`}`,
}

export default function AdminContent({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, section, view } = loaderData
  return (
    <div className="grid items-start gap-x-10 gap-y-6 desk:grid-cols-[13rem_minmax(0,1fr)]">
      <DoneToast messages={DONE} />
      <SectionNav sections={sections} current={section.section} view={view} />
      <div className="grid min-w-0 gap-6">
        <SectionHead name={findName(section.section)} section={section} view={view} />
        {view === 'edit' && (
          <EditView
            key={`${section.section} ${section.revision}`}
            section={section}
            fields={loaderData.fields}
            refusal={actionData}
          />
        )}
        {view === 'preview' && <PreviewView section={section} refusal={actionData} />}
        {view === 'history' && <HistoryView section={section} {...loaderData.history} refusal={actionData} />}
      </div>
    </div>
  )
}

function findName(section: ContentSection): string {
  return SECTION_NAMES[section]
}
