import type { Ctx } from './context.ts'

/**
 * Makes several parts of one page share what they read: the first call of a page reads, the others get its answer. A
 * transaction forgets all answers. Outside a page, as in jobs and tests, every call reads.
 */
export function oncePerPage<Result>(read: (ctx: Ctx) => Promise<Result>): (ctx: Ctx) => Promise<Result> {
  return (ctx) => {
    const known = ctx.pageReads?.get(read) as Promise<Result> | undefined
    if (known !== undefined) return known
    const answer = read(ctx)
    ctx.pageReads?.set(read, answer)
    return answer
  }
}
