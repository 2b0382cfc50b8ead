/** A route exports this as `handle` when its page is the same for every visitor, so that it can be cached. */
export type PublicPageHandle = {
  publicPage: {
    /** Search parameters that change the page, with their values. Others are ignored. */
    searchParams?: Record<string, readonly string[]>
    /** A page with one of these search parameters is personal and not cached. */
    unless?: readonly string[]
  }
}
