/** A route exports this as `handle` when its page is the same for every visitor: then it is rendered once and kept. */
export type PublicPageHandle = {
  publicPage: {
    /** Search parameters that change the page, each with the values that do. Others are ignored. */
    searchParams?: Record<string, readonly string[]>
    /** With one of these search parameters the page is not the same for everyone. */
    unless?: readonly string[]
  }
}
