import type { Ctx } from './context.ts'

/**
 * Memoizes a read for one page: the first call reads, later calls of the same page get its answer. A transaction clears
 * all answers. Outside a page, as in jobs and tests, every call reads.
 */
export function memoizePerPage<Result, Reader extends Pick<Ctx, 'pageReads'> = Ctx>(
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

/** Stores the answer of a memoized read before the page asks for it. */
export function presetPageRead<Result>(ctx: Ctx, once: (ctx: Ctx) => Promise<Result>, answer: Result): void {
  ctx.pageReads?.set(once, Promise.resolve(answer))
}
