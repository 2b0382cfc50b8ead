import { href } from 'react-router'
import type { Ctx } from '#server/context.ts'
import {
  addMilestone,
  addSpend,
  editMilestone,
  postUpdate,
  removeDocument,
  removeMilestone,
  tickMilestone,
} from '#server/domains/projects/index.ts'

type Fields = Record<string, string>

/** The verbs of the project page's forms, and the address that each leads to. */
export function projectVerbs(ctx: Ctx, id: string) {
  const then = (done: string, section: string) =>
    `${href('/dashboard/government/projects/:projectId', { projectId: id })}?done=${done}#${section}`
  const milestone = ({ milestoneId = '' }: Fields) => milestoneId
  return {
    'add-milestone': async (fields: Fields) => {
      await addMilestone(ctx, id, fields)
      return then('milestone-added', 'milestones')
    },
    'edit-milestone': async (fields: Fields) => {
      await editMilestone(ctx, id, milestone(fields), fields)
      return then('milestone-saved', 'milestones')
    },
    'remove-milestone': async (fields: Fields) => {
      await removeMilestone(ctx, id, milestone(fields))
      return then('milestone-removed', 'milestones')
    },
    'tick-milestone': async (fields: Fields) => {
      await tickMilestone(ctx, id, milestone(fields), fields.state === 'met')
      return then('milestone-saved', 'milestones')
    },
    'add-spend': async (fields: Fields) => {
      await addSpend(ctx, id, fields)
      return then('spend-entered', 'spend')
    },
    'post-update': async (fields: Fields) => {
      await postUpdate(ctx, id, fields)
      return then('update-posted', 'updates')
    },
    'remove-document': async (fields: Fields) => {
      await removeDocument(ctx, id, fields.documentId ?? '')
      return then('document-removed', 'documents')
    },
  }
}
