import type { InvoicePdf } from '#server/domains/billing/index.ts'

/** A document to keep. That nothing on the way stores it is said for every private answer; see http/pages.ts. */
export function pdfResponse({ fileName, bytes }: InvoicePdf): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
