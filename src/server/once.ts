import type { Ctx } from './context.ts'

/**
 * Makes several parts of one page share what they read: the first call of a page reads, the others get its answer. A
 * transaction forgets all answers. Outside a page, as in jobs and tests, every call reads.
 */
export function oncePerPage<Result, Reader extends Pick<Ctx, 'pageReads'> = Ctx>(
  read: (ctx: Reader) => Promise<Result>,
): (ctx: Reader) => Promise<Result> {
  return function once(ctx) {
    const known = ctx.pageReads?.get(once) as Promise<Result> | undefined
    if (known !== undefined) return known
    const answer = read(ctx)
    ctx.pageReads?.set(once, answer)
    return answer
  }
}

/** Gives a page an answer that is known before anything asks. */
export function knownForPage<Result>(ctx: Ctx, once: (ctx: Ctx) => Promise<Result>, answer: Result): void {
  ctx.pageReads?.set(once, Promise.resolve(answer))
}
